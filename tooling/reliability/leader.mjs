import { setTimeout as wait } from 'node:timers/promises';
import { brokenSums } from '../rig/bankClients.mjs';
import { startBuilt } from '../rig/builtServer.mjs';
import { randomOf } from '../rig/random.mjs';
import { worldOnPostgres } from '../rig/world.mjs';
import { payouts, setUp, tellResults, wronglyPaid } from './settle.mjs';

const DAY = 86_400_000;
/** The killed one dies this long before or after its rooms are due, at most. */
const AROUND_MS = 150;
/** A busy machine takes long; the note says how long it took. */
const PAID_WITHIN_MS = 60_000;
/** More than a pass of the one that is back, in which it would lead again. */
const PASS_MS = 1500;

/** Who leads, by the name that it has given itself. */
const leaderOf = (world) =>
  world.sql(async (query) => {
    const [lease] = await query(`select holder from job_lease where name = 'rooms'`);
    return lease?.holder ?? null;
  });

async function until(isSo, ms = PAID_WITHIN_MS) {
  for (const end = Date.now() + ms; Date.now() < end; await wait(50)) if (await isSo()) return true;
  return false;
}

/**
 * T-LEAD: of two servers on one database the one that leads is killed as rooms become due, and comes back; the other pays them, each room
 * once. A case is a round.
 * @param {string} postgres
 * @param {{ rounds: number, seed: number }} size
 */
export function takeOver(postgres, { rounds, seed }) {
  let serving = '';
  const knowServing = (url) => ((serving = url), {});
  return worldOnPostgres(postgres, (world) => playRounds(world, () => serving, { rounds, seed }), knowServing);
}

async function playRounds(world, serving, { rounds, seed }) {
  const random = randomOf(seed);
  const { rooms, violations } = await setUp(world, { batches: rounds, each: 2 });
  const start = () =>
    startBuilt({ MONEY: 'demo', DATABASE_URL: serving(), CLOCK: new Date(Date.now() + DAY).toISOString() });
  if (!(await until(async () => (await leaderOf(world)) !== null))) violations.push('nobody leads');
  let leading = world.server();
  let following = await start();
  let [longest, taken, kept] = [0, 0, 0];
  try {
    for (const [round, batch] of rooms.entries()) {
      const before = await leaderOf(world);
      const told = tellAround(world, round, random() * 2 * AROUND_MS);
      await wait(AROUND_MS);
      await leading.end('SIGKILL');
      const killed = Date.now();
      await told;
      const paid = async () =>
        (await world.sql((query) => payouts(query, batch))).every(({ estado }) => estado === 'pagada');
      if (!(await until(paid))) violations.push(`round ${round + 1}: the other server did not pay within a minute`);
      longest = Math.max(longest, Date.now() - killed);
      // The last pass of the killed one may have paid them.
      const next = (await until(async () => (await leaderOf(world)) !== before)) ? await leaderOf(world) : before;
      if (next === before) violations.push(`round ${round + 1}: nobody took over from the killed server`);
      else taken += 1;
      [leading, following] = [following, await start()];
      await wait(PASS_MS);
      kept += (await leaderOf(world)) === next ? 1 : 0;
    }
    const { all, broken } = await world.sql(async (query) => ({
      all: await payouts(query, rooms.flat()),
      broken: await brokenSums(query),
    }));
    const note = `${taken} take-overs, all paid ${(longest / 1000).toFixed(1)} s after the kill at the latest; ${kept} times who came back followed`;
    return { cases: rounds, note, violations: [...violations, ...wronglyPaid(all), ...broken] };
  } finally {
    await Promise.all([leading, following].map((server) => server.end('SIGKILL')));
  }
}

async function tellAround(world, round, ms) {
  await wait(ms);
  await tellResults(world, round);
}
