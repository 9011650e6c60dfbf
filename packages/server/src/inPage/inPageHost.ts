import { PgliteSession } from '../platform/db/pgliteSession';
import type { PgliteReply } from '../platform/db/pgliteProtocol';
import type { StartPglite } from '../platform/db/pgliteHost';

/**
 * In the thread that asks, which is a worker of a page. Replies go by a channel: other messages get their turn between
 * two statements, and nothing waits for a timer.
 */
export const inPageHost: StartPglite = (data, { heard, died }) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', (event: MessageEvent<PgliteReply>) => heard(event.data));
  port1.start();
  const session = PgliteSession.open(data, (reply) => port2.postMessage(reply));
  session.then(() => heard({ ready: true }), died);
  return {
    send: (request) => void session.then((own) => own.take(request)),
    remove: () => Promise.resolve(port1.close()),
  };
};
