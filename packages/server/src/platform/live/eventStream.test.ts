import { expect, it, vi } from 'vitest';
import { eventStream } from './eventStream';

const update = (data: string) => ({ event: 'update' as const, id: '2026-06-11T20:00:00.000Z', data });

it('writes events and comments as server-sent events', async () => {
  const stream = eventStream({ drop: vi.fn(), gone: vi.fn() });
  stream.send(update('{}'));
  stream.beat();
  stream.end();
  expect(await new Response(stream.readable).text()).toBe(
    'event: update\nid: 2026-06-11T20:00:00.000Z\ndata: {}\n\n: alive\n\n',
  );
});

it('drops a reader for whom more than 256 KiB would wait, and writes nothing more', () => {
  const [drop, gone] = [vi.fn(), vi.fn()];
  const stream = eventStream({ drop, gone });
  for (let i = 0; i < 255; i++) stream.send(update('x'.repeat(970)));
  expect(drop).not.toHaveBeenCalled();
  for (let i = 0; i < 20; i++) stream.send(update('x'.repeat(970)));
  expect([drop.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1]);
});

it('notices that the reader has left', async () => {
  const gone = vi.fn();
  const stream = eventStream({ drop: vi.fn(), gone });
  await stream.readable.cancel();
  stream.send(update('{}'));
  stream.end();
  expect(gone).toHaveBeenCalledTimes(1);
});
