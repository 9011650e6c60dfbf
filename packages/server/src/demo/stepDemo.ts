import type { Db } from '../platform/db/database';
import { datedCup } from './cup/datedCup';
import { advanceMatches, type ScriptCache } from './live/advanceMatches';
import { dateJornadas } from './live/dateJornadas';
import { keepPartnerRoom } from './partner/partnerRoom';
import { keepRoomsOpen } from './rivals/keepRoomsOpen';
import { seatRivals } from './rivals/seatRivals';
import type { DemoSeason } from './season/demoSeason';

/** How many rivals sit down in one step: at most this many, so that a step stays short. */
const RIVALS_PER_STEP = 2;

/** One step of the demo league and its cup: their calendars, their matches, their rooms and who joins them. Safe to repeat at any time. */
export async function stepDemo(db: Db, demo: DemoSeason, cache: ScriptCache): Promise<void> {
  await dateJornadas(db, demo);
  const cup = await datedCup(db, demo);
  await advanceMatches(db, demo, cache);
  await advanceMatches(db, cup, cache);
  await keepRoomsOpen(db, demo);
  await keepPartnerRoom(db, cup);
  await seatRivals(db, demo, RIVALS_PER_STEP);
  await seatRivals(db, cup, RIVALS_PER_STEP);
}
