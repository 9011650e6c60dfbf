import type { Deps } from '../deps';
import type { ScriptCache } from './live/advanceMatches';
import { stepDemo } from './stepDemo';
import { readWorld } from './world';

/** The demo league's own life, for as long as the server runs. */
export interface Simulator {
  /** Ends after the step under way. */
  stop(): Promise<void>;
}

/**
 * Keeps the demo league alive: plays its matches minute by minute, confirms their results, gives dates to the next
 * jornadas, opens rooms and lets rivals join. It touches no other league. What was missed while the server was stopped
 * is played before this resolves: start it before the runner of the rooms, which would call missed matches off.
 * Without a demo season it does nothing.
 */
export async function startSimulator({ db, log }: Pick<Deps, 'db' | 'log'>, everyMs = 1000): Promise<Simulator> {
  const world = await readWorld(db.read);
  if (!world) return { stop: () => Promise.resolve() };
  const cache: ScriptCache = new Map();
  await stepDemo(db, world, cache);
  let stopped = false;
  let wake = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wake = () => (clearTimeout(timer), resolve());
    });
  const loop = (async () => {
    for (await rest(); !stopped; await rest()) {
      await stepDemo(db, world, cache).catch((error: unknown) =>
        log({ level: 'error', message: 'demo: a step failed and is tried again', error: String(error) }),
      );
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
