import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A line to a port that can be slow or silent: what is sent waits for as long, in both directions.
 * @param {number} target
 */
export async function disturbedLine(target) {
  const line = { delayMs: 0, silent: Promise.resolve(), port: 0, close: () => server.close() };
  const pass = (from, to) => {
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      const arrives = Date.now() + line.delayMs;
      last = last
        .then(() => wait(Math.max(0, arrives - Date.now())))
        .then(() => line.silent)
        .then(() => void to.write(chunk));
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.setNoDelay(true);
    far.setNoDelay(true);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  line.port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return line;
}
