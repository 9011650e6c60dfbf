import type { Server } from '../createServer';
import { listen, type Listening } from './listen';
import { startOpening } from './opening';

/** Where requests come in. It outlives an attempt to start: who came during one that failed waits for the next. */
export interface Entrance {
  /** Takes requests, from the first attempt that asks for it on, and lets them wait; the address for a person. */
  listen(): Promise<string>;
  /** Lets those in who wait, and everybody after. */
  open(server: Server): void;
  /** Refuses who waits, and takes no more. */
  close(): Promise<void>;
}

export function entranceOf(place: Parameters<typeof listen>[1]): Entrance {
  const opening = startOpening();
  let listening: Listening | undefined;
  return {
    async listen() {
      listening ??= await listen(opening.fetch, place);
      return listening.address;
    },
    open: opening.open,
    async close() {
      opening.fail();
      await listening?.close();
    },
  };
}
