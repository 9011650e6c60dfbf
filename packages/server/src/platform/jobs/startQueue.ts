import { base64url } from '../bytes';
import type { Deps } from '../deps';
import { startLoop, type Loop } from './startLoop';

/** A queue in the database, of which several servers work off. */
export interface Queue<Item> {
  /** Takes what is due longest for this server alone, under a secret of this try; null: nothing is due. */
  take(lease: string): Promise<Item | null>;
  work(item: Item): Promise<void>;
  /** Told what broke; the work is tried again. */
  failed(error: unknown): void;
  /** One that takes long must not hold up the others. */
  atOnce: number;
  everyMs: number;
}

/** Works off what is due of a queue. When the server stops, what is under way is still waited for. */
export function startQueue<Item>({ random }: Pick<Deps, 'random'>, queue: Queue<Item>): Loop {
  const { take, work, failed, atOnce, everyMs } = queue;
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  async function workOff(): Promise<void> {
    for (;;) {
      while (underWay.size >= atOnce) await Promise.race(underWay);
      if (stopped) return;
      const item = await take(base64url(random(16)));
      if (item === null) return;
      const done = work(item)
        .catch(failed)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    }
  }
  const loop = startLoop(workOff, { everyMs, failed });
  return {
    async stop() {
      stopped = true;
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}
