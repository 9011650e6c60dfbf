import { acknowledged } from './invariants/acknowledged.mjs';
import { coins } from './invariants/coins.mjs';
import { locked } from './invariants/locked.mjs';
import { seats } from './invariants/seats.mjs';

/** At least two faults for each invariant of docs/security.md, whose number begins its sentence. */
export const invariants = [...coins, ...seats, ...locked, ...acknowledged];
