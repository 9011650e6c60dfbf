import type { Deps } from '../platform/deps';
import { runAll } from '../platform/jobs/runAll';
import { base64url } from '../platform/bytes';
import { jobLease, whileLeased } from '../platform/jobs/jobLease';
import { timedJob } from '../platform/metrics/timedJob';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import type { Db } from '../platform/db/database';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { queueHasWork } from '../rooms/settle/roomQueue';
import { sweepRooms } from '../rooms/settle/sweepRooms';
import { openOfferRooms } from '../rooms/offers/openOfferRoom';
import { tellWeeks } from '../home/recap/tellWeeks';
import { notifyGoals } from '../rooms/live/notifyGoals';
import { notifyRoomChanges } from '../rooms/slate/notifyRoomChanges';
import { prepareJornadas } from '../rooms/slate/prepareJornadas';
import { countShares } from '../rooms/predictions/countShares';
import { remindOfLocks } from '../rooms/slate/remindOfLocks';
import { replacePlayersOutOfSlate } from '../rooms/slate/replacePlayersOutOfSlate';

const jobs: readonly ((db: Db) => Promise<unknown>)[] = [
  prepareJornadas,
  replacePlayersOutOfSlate,
  notifyRoomChanges,
  remindOfLocks,
  notifyGoals,
  tellWeeks,
  countShares,
  openOfferRooms,
];

/** Incidents come with time, too: a match without data, a result that nobody confirms. So often they are looked for while nothing else happens. */
const LOOK_MS = 10_000;

/** Advances rooms where some are due or something has changed. */
function advanceWhenDue(): (db: Db) => Promise<unknown> {
  let lookedAt = -Infinity;
  return async (db) => {
    if (performance.now() - lookedAt < LOOK_MS && !(await queueHasWork(db))) return;
    await advanceRooms(db);
    lookedAt = performance.now();
  };
}

/** How often all rooms are looked at for one that nothing has queued. */
const SWEEP_MS = 600_000;

type Needed = Pick<Deps, 'db' | 'log' | 'metrics' | 'random'>;

/**
 * Moves rooms on every second of real time, one pass at a time; a pass that fails is logged and tried again. Of several servers
 * one does, and another takes over a few seconds after it is gone.
 */
export function startRoomRunner({ db, log, metrics, random }: Needed, everyMs = 1000, sweepMs = SWEEP_MS): Loop {
  const lease = jobLease(db, 'rooms', base64url(random(16)));
  const all = [advanceWhenDue(), ...jobs];
  let [leads, stopped] = [false, false];
  const pass = async () => {
    leads = await whileLeased(lease, () => runAll(all.map((job) => () => job(db))));
  };
  const sweepAll = async () => {
    if (!leads) return;
    const rooms = await sweepRooms(db, () => !stopped);
    if (rooms === 0) return;
    metrics?.unqueued(rooms);
    log({ level: 'warn', message: 'rooms: some were due and nothing had queued them', rooms });
  };
  const failing = (message: string) => (error: unknown) => log({ level: 'error', message, error: String(error) });
  const loops = [
    startLoop(timedJob(metrics, 'rooms', pass), {
      everyMs,
      failed: failing('rooms: a pass failed and is tried again'),
    }),
    startLoop(sweepAll, {
      everyMs: sweepMs,
      failed: failing('rooms: looking for unqueued ones failed and is tried again'),
    }),
  ];
  return {
    async stop() {
      stopped = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      await lease.release().catch(failing('rooms: another server takes over some seconds late'));
    },
  };
}
