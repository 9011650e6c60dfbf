import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Where a connection is cut: before the request is sent on, once it was answered, or in the middle of the answer. */
export const CUTS = ['before', 'after', 'midway'];

/**
 * Listens in front of a server, passes one request of each connection on, and cuts the connection to the client where it
 * is told. A request must ask the server to close its connection. Returns its address, and how it is closed.
 * @param {() => string} target the server's address
 * @param {() => string} cut one of CUTS, for the next connection
 * @param {(answer: string) => void} [onAnswer] is handed what the server answered, whole, before the client is cut off
 */
export async function cuttingProxy(target, cut, onAnswer = () => undefined) {
  const server = createServer((client) => {
    const where = cut();
    client.on('error', () => undefined);
    if (where === 'before') {
      client.once('data', () => client.destroy());
      return;
    }
    const { hostname, port } = new URL(target());
    const upstream = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    upstream.on('error', () => client.destroy());
    client.pipe(upstream);
    const parts = [];
    upstream.on('data', (part) => parts.push(part));
    upstream.on('end', () => {
      const answer = Buffer.concat(parts);
      onAnswer(answer.toString());
      if (where === 'after') return client.destroy();
      const half = answer.subarray(0, Math.max(1, Math.floor(answer.length * 0.9)));
      client.write(half, () => client.destroy());
    });
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
