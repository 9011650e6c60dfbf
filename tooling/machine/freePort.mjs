import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Systems give the ports above to each connection, and to whoever asks for any: from 32768 on, some from 49152.
const [FIRST, END] = [20_000, 32_000];

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port that nobody has, for a program that is told its port when it starts. The system gives it to nobody meanwhile: only
 * another run that draws the same one of thousands could be quicker.
 * @param {() => number} [draw]
 * @returns {Promise<number>}
 */
export async function freePort(draw = () => randomInt(FIRST, END)) {
  for (;;) {
    const port = draw();
    if (await isFree(port)) return port;
  }
}
