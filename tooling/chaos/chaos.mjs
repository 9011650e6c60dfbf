import { setTimeout as wait } from 'node:timers/promises';
import { goOn } from '../../scripts/jobs/run.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';
import { BankClients } from '../rig/bankClients.mjs';
import { openRooms } from '../rig/rooms.mjs';
import { seedLeague, seedPeople } from '../rig/seedGame.mjs';
import { faults, repair } from './faults.mjs';
import { withOlderBuild } from './olderBuild.mjs';
import { withSite } from './site.mjs';

const CLIENTS = 8;
const PLAYERS = 1500;
const COINS = 60;
const FEES = [0, 7, 20, 33];
const CALM_MS = 4000;
/** The site serves again within so long after everything is in its place. */
const LIMIT_MS = 5000;
const HOUR = 3_600_000;
/** Lines of an upgrade that was felt. */
const MOST_SEEN = 100;

/** Asks the site again and again whether it takes writes, and keeps when it did. */
class Watch {
  #ended = false;
  #states = [];
  #watching;

  constructor(address) {
    this.#watching = this.#watch(address);
  }

  async #watch(address) {
    while (!this.#ended) {
      const at = Date.now();
      const state = await fetch(`${address()}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => ({ ready: answer.ok, said: await answer.text() }),
        (error) => ({ ready: false, said: String(error.cause?.code ?? error) }),
      );
      this.#states.push({ at, ...state });
      await wait(50);
    }
  }

  /** Milliseconds from an instant to the first question after it that was answered well. */
  async servesAfter(instant) {
    for (const end = Date.now() + 60_000; Date.now() < end; await wait(20)) {
      const found = this.#states.find(({ at, ready }) => ready && at >= instant);
      if (found) return found.at - instant;
    }
    return Infinity;
  }

  /** How many milliseconds since an instant it did not serve. */
  downSince(instant) {
    const since = this.#states.filter(({ at }) => at >= instant);
    return since.reduce((all, { at, ready }, i) => all + (ready ? 0 : (since[i + 1]?.at ?? at) - at), 0);
  }

  /** What it was told while it did not serve. @returns {{ at: number, said: string }[]} */
  refusals() {
    return this.#states.filter(({ ready }) => !ready).map(({ at, said }) => ({ at, said: `/readyz: ${said}` }));
  }

  async end() {
    this.#ended = true;
    await this.#watching;
  }
}

async function seed(site) {
  const { league, staff, players } = await site.sql(async (query) => ({
    ...(await seedLeague(query, { name: 'rig', kickOff: new Date(Date.now() + 24 * HOUR) })),
    staff: (await seedPeople(query, { count: 1, prefix: 'personal', role: 'operador' }))[0],
    players: await seedPeople(query, { count: PLAYERS, prefix: 'jugador', coins: COINS }),
  }));
  const ids = await openRooms(
    site.address(),
    staff,
    FEES.map((fee) => ({ league, fee, seats: 10_000 })),
  );
  return { players, rooms: ids.map((id, at) => ({ id, fee: FEES[at] })) };
}

/** Strikes once, and tells how it went. */
async function strikeOnce(site, fault, { clients, watch }) {
  const uncounted = async (deed) => {
    if (!deed) return;
    await deed(site);
    await watch.servesAfter(Date.now());
    await wait(CALM_MS);
  };
  await uncounted(fault.before);
  const [before, since, unknowns] = [clients.acknowledged, Date.now(), clients.unknowns];
  const crashed = new Set(site.pair.crashes());
  await fault.strike(site);
  const back = Date.now();
  const servesMs = await watch.servesAfter(back);
  await repair(site);
  await wait(CALM_MS);
  const row = {
    name: fault.name,
    serves: fault.serves ?? false,
    acknowledged: clients.acknowledged - before,
    unknowns: clients.unknowns - unknowns,
    downMs: watch.downSince(since),
    servesMs,
  };
  await uncounted(fault.after);
  // Of itself, and not of the fault: what was felt may be that.
  for (const line of site.pair.crashes().filter((each) => !crashed.has(each))) say(`  PostgreSQL: ${line}`);
  say(
    `${row.servesMs <= LIMIT_MS ? '✓' : '✗'} ${row.name}: serves after ${row.servesMs} ms, was down ${row.downMs} ms, ${row.acknowledged} acknowledged, ${row.unknowns} asked again`,
  );
  return row;
}

function tableOf(rows) {
  const names = [...new Set(rows.map(({ name }) => name))];
  const longest = (of, key) => Math.max(...of.map((row) => row[key]));
  const lines = names.map((name) => {
    const of = rows.filter((row) => row.name === name);
    const sum = (key) => of.reduce((all, row) => all + row[key], 0);
    return `${name.padEnd(70)}${[of.length, sum('acknowledged'), sum('unknowns'), longest(of, 'downMs'), longest(of, 'servesMs')].map((each) => String(each).padStart(10)).join('')}`;
  });
  const head = `${'fault'.padEnd(70)}${['times', 'acknowl.', 'again', 'down ms', 'serves ms'].map((each) => each.padStart(10)).join('')}`;
  return [head, ...lines].join('\n');
}

/**
 * Lets clients write while `work` goes on, and compares what they were told with what is stored.
 * @template T
 * @param {import('./site.mjs').Site} site
 * @param {(running: { clients: BankClients, watch: Watch }) => Promise<T>} work
 */
async function underLoad(site, work) {
  const { players, rooms } = await seed(site);
  const clients = new BankClients({ address: site.address, players, rooms, coins: COINS, seed: Date.now() });
  const watch = new Watch(site.address);
  let done = false;
  const running = clients.run(CLIENTS, () => done);
  try {
    const result = await work({ clients, watch });
    done = true;
    await running;
    const found = await site.sql((query) => clients.compare(query));
    return { result, clients, found };
  } finally {
    done = true;
    await watch.end();
  }
}

const toldOf = ({ clients, found }) =>
  `${clients.acknowledged} writes acknowledged; ${found.stored} of coins stored, ${found.lost} lost, ${found.doubled} doubled; ${clients.undecided} undecided.`;

function verdict(wrong) {
  wrong.slice(0, 20).forEach((line) => say(`✗ ${line}`));
  return wrong.length === 0 ? 0 : 1;
}

/** Builds another version, replaces its servers by those of this one under load, and counts what was not answered. */
async function upgrade(revision) {
  return withOlderBuild(revision, (main) =>
    withSite(async (site) => {
      const load = await underLoad(site, async ({ clients, watch }) => {
        await wait(CALM_MS);
        const since = Date.now();
        const steps = [];
        await site.roll('SIGTERM', (said) => steps.push({ at: Date.now(), said }));
        await wait(CALM_MS);
        const seen = [...steps, ...clients.unknownAnswers, ...watch.refusals()].toSorted((a, b) => a.at - b.at);
        return { downMs: watch.downSince(since), again: clients.unknowns, since, seen };
      });
      const { downMs, again, since, seen } = load.result;
      say(`From ${revision} to this version: down ${downMs} ms, ${again} writes asked again. ${toldOf(load)}`);
      const isFelt = again + downMs > 0;
      if (isFelt) {
        seen.slice(0, MOST_SEEN).forEach(({ at, said }) => say(`${at - since} ms: ${said}`));
        say(site.said());
      }
      return verdict([...load.found.violations, ...(isFelt ? ['the upgrade was felt'] : [])]);
    }, main),
  );
}

/**
 * Breaks everything that a site is made of, one thing after the other, for so many minutes, while clients move coins; then
 * compares what they were told with what is stored. 0 when nothing was lost or doubled and it always served within seconds.
 * @param {string[]} words minutes, or parts of faults' names; `upgrade` and a commit: from its servers to these
 */
export async function chaos(words) {
  if (words[0] === 'upgrade' && words[1]) return upgrade(words[1]);
  const minutes = Number(words.find((word) => /^\d+$/.test(word)) ?? 30);
  const asked = words.filter((word) => !/^\d+$/.test(word));
  const chosen = faults.filter(({ name }) => asked.every((word) => name.includes(word)));
  if (chosen.length === 0) throw new JobError(`No fault says '${asked.join(' ')}'.`);
  return withSite(async (site) => {
    const start = Date.now();
    const load = await underLoad(site, async (running) => {
      const rows = [];
      do
        for (const fault of chosen) {
          goOn();
          rows.push(await strikeOnce(site, fault, running));
        }
      while (Date.now() < start + minutes * 60_000);
      return rows;
    });
    const rows = load.result;
    say(`\n${tableOf(rows)}`);
    say(`${rows.length} faults in ${((Date.now() - start) / 60_000).toFixed(1)} minutes. ${toldOf(load)}`);
    const felt = rows
      .filter(({ serves, downMs }) => serves && downMs > 0)
      .map(({ name, downMs }) => `${name}: down ${downMs} ms, and it should serve all the while`);
    const slow = rows
      .filter(({ servesMs }) => servesMs > LIMIT_MS)
      .map(({ name, servesMs }) => `${name}: served after ${servesMs} ms`);
    return verdict([
      ...load.found.violations,
      ...slow,
      ...felt,
      ...site.servers.map((server) => server.errors()).filter(Boolean),
    ]);
  });
}
