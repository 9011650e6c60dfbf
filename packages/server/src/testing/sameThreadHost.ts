import { nodeDisk } from '../platform/db/pgliteDisk';
import type { StartPglite } from '../platform/db/pgliteHost';
import { PgliteSession } from '../platform/db/pgliteSession';

/**
 * In the thread that asks, for tests: waking another thread twice for each statement is a quarter of their time. Timers
 * get their turn between two statements.
 */
export const inSameThread: StartPglite = (data, { heard, died }) => {
  const session = PgliteSession.open(data, (reply) => setImmediate(heard, reply), nodeDisk);
  session.then(() => heard({ ready: true }), died);
  return { send: (request) => void session.then((own) => own.take(request)), remove: () => Promise.resolve() };
};
