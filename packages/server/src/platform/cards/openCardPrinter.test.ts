import { describe, expect, it } from 'vitest';
import type { CardDrawing } from './CardDrawing';
import type { CardRequest } from './cardProtocol';
import { openCardPrinter, type PrinterLimits } from './openCardPrinter';
import type { PaintingListener } from './paintingThread';

const DRAWING: CardDrawing = { width: 40, height: 20, ground: '', shapes: '', texts: [] };
const PNG = new Uint8Array([1, 2, 3]);

/** A printer whose threads paint when they are told to. */
function printer(limits: Partial<PrinterLimits> = {}) {
  const failures: unknown[] = [];
  const threads: { listener: PaintingListener; asked: CardRequest[]; removed: Promise<void> }[] = [];
  const opened = openCardPrinter({
    failed: (error) => failures.push(error),
    limits: { patienceMs: 60_000, ...limits },
    start(listener) {
      let gone: () => void;
      const removed = new Promise<void>((resolve) => (gone = resolve));
      const asked: CardRequest[] = [];
      threads.push({ listener, asked, removed });
      return { send: (request) => asked.push(request), remove: async () => gone() };
    },
  });
  const paint = (thread = threads.at(-1)!) => {
    const { id } = thread.asked.shift()!;
    thread.listener.heard({ id, png: PNG });
  };
  return { ...opened, failures, threads, paint };
}

describe('a printer of cards', () => {
  it('begins nothing before the first card', async () => {
    const { threads, close } = printer();
    expect(threads).toEqual([]);
    await close();
  });

  it('paints a card once, for all who ask meanwhile and afterwards', async () => {
    const { print, paint, threads, close } = printer();
    const both = [print('a', DRAWING, 40), print('a', DRAWING, 40)];
    paint();
    expect(await Promise.all(both)).toEqual([PNG, PNG]);
    expect(await print('a', DRAWING, 40)).toBe(PNG);
    expect(threads.map(({ asked }) => asked)).toEqual([[]]);
    await close();
  });

  it('takes no more cards than may wait', async () => {
    const { print, paint, close } = printer({ mostWaiting: 2 });
    const first = [print('a', DRAWING, 40), print('b', DRAWING, 40)];
    expect(await print('c', DRAWING, 40)).toBeNull();
    paint();
    expect(await first[0]).toBe(PNG);
    const next = print('c', DRAWING, 40);
    paint();
    paint();
    expect(await next).toBe(PNG);
    await close();
  });

  it('tells of a card that cannot be painted, and paints the next', async () => {
    const { print, paint, threads, failures, close } = printer();
    const card = print('a', DRAWING, 40);
    const { id } = threads[0]!.asked.shift()!;
    threads[0]!.listener.heard({ id, error: 'no such shape' });
    expect([await card, failures]).toEqual([null, ['no such shape']]);
    const again = print('a', DRAWING, 40);
    paint();
    expect(await again).toBe(PNG);
    await close();
  });

  it('begins anew when the thread has died', async () => {
    const { print, paint, threads, failures, close } = printer();
    const card = print('a', DRAWING, 40);
    threads[0]!.listener.died(new Error('out of memory'));
    // A thread tells its error and its end.
    threads[0]!.listener.died(new Error('exit 1'));
    expect([await card, failures.map(String)]).toEqual([null, ['Error: out of memory']]);
    const again = print('a', DRAWING, 40);
    paint(threads[1]);
    expect(await again).toBe(PNG);
    await close();
  });

  it('gives up on a thread that does not answer', async () => {
    const { print, threads, failures, close } = printer({ patienceMs: 1 });
    expect(await print('a', DRAWING, 40)).toBeNull();
    await threads[0]!.removed;
    expect(String(failures[0])).toContain('not painted within 1 ms');
    await close();
  });

  it('ends the thread when nobody has asked for a while, and keeps its cards', async () => {
    const { print, paint, threads, failures, close } = printer({ idleMs: 1 });
    const card = print('a', DRAWING, 40);
    paint();
    await card;
    await threads[0]!.removed;
    expect(await print('a', DRAWING, 40)).toBe(PNG);
    expect([threads.length, failures]).toEqual([1, []]);
    await close();
  });

  it('lets nobody wait when it is closed', async () => {
    const { print, threads, failures, close } = printer();
    const card = print('a', DRAWING, 40);
    await close();
    await threads[0]!.removed;
    expect([await card, failures]).toEqual([null, []]);
  });

  it('paints in a thread of its own', async () => {
    const failures: unknown[] = [];
    const { print, close } = openCardPrinter({
      failed: (error) => failures.push(error),
      limits: { patienceMs: 60_000 },
    });
    const card = await print('a', { ...DRAWING, shapes: '<path d="M0 0H40V20H0Z"/>' }, 20);
    expect(failures).toEqual([]);
    expect(String.fromCharCode(...card!.slice(1, 4))).toBe('PNG');
    await close();
  });
});
