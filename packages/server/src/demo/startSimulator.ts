import type { Deps } from '../platform/deps';
import { startLoop, type Loop } from '../platform/jobs/startLoop';
import type { ScriptCache } from './live/advanceMatches';
import { layPartner } from './partner/demoPartner';
import { stepDemo } from './stepDemo';
import { readDemoSeason } from './season/demoSeason';

/**
 * Keeps the demo league alive for as long as the server runs: plays its matches minute by minute, confirms their
 * results, gives dates to the next jornadas, opens rooms and lets rivals join. It touches no other league. What was
 * missed while the server was stopped is played before this resolves: start it before the runner of the rooms, which
 * would call missed matches off. It lets the demo's partner embed the widgets. Without a demo season it does nothing.
 */
export async function startSimulator(
  { db, log, publicUrl }: Pick<Deps, 'db' | 'log' | 'publicUrl'>,
  everyMs = 1000,
): Promise<Loop> {
  const demo = await readDemoSeason(db.fresh);
  if (!demo) return { stop: () => Promise.resolve() };
  await layPartner(db, publicUrl);
  const cache: ScriptCache = new Map();
  await stepDemo(db, demo, cache);
  return startLoop(() => stepDemo(db, demo, cache), {
    everyMs,
    failed: (error) => log({ level: 'error', message: 'demo: a step failed and is tried again', error: String(error) }),
  });
}
