import type { Deps } from '../platform/deps';
import { runAll } from '../platform/jobs/runAll';
import { timedJob } from '../platform/metrics/timedJob';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import type { Db } from '../platform/db/database';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { openOfferRooms } from '../rooms/offers/openOfferRoom';
import { notifyRoomChanges } from '../rooms/slate/notifyRoomChanges';
import { prepareJornadas } from '../rooms/slate/prepareJornadas';
import { countShares } from '../rooms/predictions/countShares';
import { remindOfLocks } from '../rooms/slate/remindOfLocks';
import { replacePlayersOutOfSlate } from '../rooms/slate/replacePlayersOutOfSlate';

const jobs: readonly ((db: Db) => Promise<unknown>)[] = [
  advanceRooms,
  prepareJornadas,
  replacePlayersOutOfSlate,
  notifyRoomChanges,
  remindOfLocks,
  countShares,
  openOfferRooms,
];

/** Moves rooms on every second of real time, one pass at a time; a pass that fails is logged and tried again. */
export const startRoomRunner = ({ db, log, metrics }: Pick<Deps, 'db' | 'log' | 'metrics'>, everyMs = 1000): Loop =>
  startLoop(
    timedJob(metrics, 'rooms', () => runAll(jobs.map((job) => () => job(db)))),
    {
      everyMs,
      failed: (error) =>
        log({ level: 'error', message: 'rooms: a pass failed and is tried again', error: String(error) }),
    },
  );
