import type { Deps } from '../deps';
import { advanceRooms } from './advanceRooms';

/** A loop that moves rooms on. */
export interface Runner {
  /** Ends after the step under way. */
  stop(): Promise<void>;
}

/** Moves rooms on every second of real time, one pass at a time; a pass that fails is logged and tried again. */
export function startRunner(deps: Pick<Deps, 'db' | 'log'>, everyMs = 1000): Runner {
  let stopped = false;
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wake = () => (clearTimeout(timer), resolve());
    });
  const loop = (async () => {
    while (!stopped) {
      await advanceRooms(deps.db).catch((error: unknown) =>
        deps.log({ level: 'error', message: 'rooms: a pass failed and is tried again', error: String(error) }),
      );
      if (!stopped) await rest();
    }
  })();
  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
    },
  };
}
