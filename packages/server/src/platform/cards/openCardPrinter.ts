import type { CardDrawing } from './CardDrawing';
import type { CardReply } from './cardProtocol';
import { keepBytes } from './keepBytes';
import { inPaintingThread, type Painting, type StartPainting } from './paintingThread';

/** A card as PNG. */
export type Card = Uint8Array<ArrayBuffer>;

/** Paints cards beside the requests. */
export interface CardPrinter {
  /** The card that a key stands for, or null where there is none now: too many are waiting, or it cannot be painted. */
  print(key: string, drawing: CardDrawing, width: number): Promise<Card | null>;
  close(): Promise<void>;
}

/** How much a printer takes on. */
export interface PrinterLimits {
  /** Cards that may wait at once; a second request for one of them waits with the first. */
  mostWaiting: number;
  /** Bytes of cards that are kept. */
  mostBytes: number;
  /** How long a card may take; where it takes longer, the painting is begun anew. */
  patienceMs: number;
  /** After so long without a card what painting holds in memory is given back. */
  idleMs: number;
}

const LIMITS: PrinterLimits = { mostWaiting: 24, mostBytes: 8_000_000, patienceMs: 30_000, idleMs: 120_000 };

interface Waiting {
  settle: (card: Card | null) => void;
  deadline: NodeJS.Timeout;
}

/** Opens a printer, which loads nothing before its first card. `failed` is told of cards that could not be painted. */
export function openCardPrinter({
  failed,
  start = inPaintingThread,
  limits = {},
}: {
  failed: (error: unknown) => void;
  start?: StartPainting;
  limits?: Partial<PrinterLimits>;
}): CardPrinter {
  const { mostWaiting, mostBytes, patienceMs, idleMs } = { ...LIMITS, ...limits };
  const kept = keepBytes(mostBytes);
  const asked = new Map<string, Promise<Card | null>>();
  const waiting = new Map<number, Waiting>();
  let painting: Painting | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle(id: number, card: Card | null): void {
    const found = waiting.get(id);
    if (!found) return;
    clearTimeout(found.deadline);
    waiting.delete(id);
    found.settle(card);
  }

  async function end(): Promise<void> {
    const ended = painting;
    painting = null;
    clearTimeout(idle);
    for (const id of waiting.keys()) settle(id, null);
    await ended?.remove();
  }

  function begin(): Painting {
    const begun = start({
      heard(reply: CardReply) {
        if ('error' in reply) failed(reply.error);
        settle(reply.id, 'error' in reply ? null : reply.png);
        if (waiting.size === 0 && painting === begun) idle = setTimeout(() => void end(), idleMs).unref();
      },
      died(error) {
        if (painting !== begun) return;
        failed(error);
        void end();
      },
    });
    return begun;
  }

  const paint = (drawing: CardDrawing, width: number) =>
    new Promise<Card | null>((resolve) => {
      clearTimeout(idle);
      painting ??= begin();
      const id = ++lastId;
      const late = () => {
        failed(new Error(`A card was not painted within ${patienceMs} ms.`));
        void end();
      };
      waiting.set(id, { settle: resolve, deadline: setTimeout(late, patienceMs).unref() });
      painting.send({ id, drawing, width });
    });

  return {
    async print(key, drawing, width) {
      const card = kept.get(key) ?? asked.get(key);
      if (card) return card;
      if (waiting.size >= mostWaiting) return null;
      const painted = paint(drawing, width).finally(() => asked.delete(key));
      asked.set(key, painted);
      const png = await painted;
      if (png) kept.set(key, png);
      return png;
    },
    close: end,
  };
}
