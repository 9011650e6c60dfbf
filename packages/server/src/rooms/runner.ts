import type { Deps } from '../deps';
import { startLoop, type Loop } from '../startLoop';
import { advanceRooms } from './advanceRooms';

/** Moves rooms on every second of real time, one pass at a time; a pass that fails is logged and tried again. */
export const startRunner = ({ db, log }: Pick<Deps, 'db' | 'log'>, everyMs = 1000): Loop =>
  startLoop(() => advanceRooms(db), {
    everyMs,
    failed: (error) =>
      log({ level: 'error', message: 'rooms: a pass failed and is tried again', error: String(error) }),
  });
