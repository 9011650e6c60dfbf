import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from './freePort.mjs';

describe('a free port', () => {
  it('is none that the system gives to a connection', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(Math.max(...ports)).toBeLessThan(32_768);
    expect(Math.min(...ports)).toBeGreaterThan(1023);
  });

  it('is another one where somebody has that one', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
    const other = await freePort();
    const drawn = [port, other];
    expect(await freePort(() => drawn.shift() ?? 0)).toBe(other);
    taken.close();
  });
});
