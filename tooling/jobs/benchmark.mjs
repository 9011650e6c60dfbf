import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { capture } from '../../scripts/jobs/run.mjs';
import { inRoot, projectNode } from '../../scripts/jobs/place.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';

/** What each bench must stay under, as the issue of the game server says it, and how its figures read. */
const benches = {
  settle: {
    entries: '100000',
    limitMs: (entries) => (entries <= 100_000 ? 2000 : 20_000 * Math.max(1, entries / 1_000_000)),
    figure: ({ ms }) => ms,
    sound: ({ wrong, breaches }) => wrong === 0 && breaches === 0,
    tell: (r, limit) =>
      `${r.entries} lineups in ${r.rooms} rooms scored, ranked and paid in ${r.ms} ms (limit ${limit} ms), ${r.ratio} × writing as many bare rows (${r.reference_ms} ms). ` +
      `${r.prizes} prizes; rooms paid otherwise than the pure rules: ${r.wrong}; broken invariants: ${r.breaches}.`,
  },
  ranking: {
    entries: '100000',
    limitMs: () => 5,
    figure: ({ database }) => database.p50,
    sound: () => true,
    tell: (r, limit) =>
      `Top 50 and own row of a room of ${r.entries}: p50 ${r.database.p50} ms, p99 ${r.database.p99} ms in the database (limit of p50 ${limit} ms), ` +
      `${r.ratio} × one row by its key (${r.reference.p50} ms). The whole view: p50 ${r.view.p50} ms, p99 ${r.view.p99} ms.`,
  },
  promos: {
    entries: '20000',
    // Of the time that one account takes, all of them may take this share.
    limitMs: () => 0.67,
    figure: ({ ratio }) => 1 / ratio,
    sound: ({ breaches }) => breaches === 0,
    tell: (r) =>
      `${r.gifts} gifts by 16 at once: ${r.one_account} a second from one account of the promotions, ${r.all_accounts} from all 32, ${r.ratio} × (at least 1.5). ` +
      `Broken invariants: ${r.breaches}.`,
  },
  queue: {
    entries: '100000',
    // Both were asked in the same run, so a busy machine slows both: measured 0.013 and 0.016 for the look, 0.001 for the idle pass.
    limitMs: () => 0.05,
    figure: ({ look, scan }) => look.ms / scan.ms,
    sound: ({ idle, scan, scored, concerned, unqueued }) =>
      idle.ms <= scan.ms / 200 && scored.slice(-2).every((rooms) => rooms === concerned) && unqueued === 0,
    tell: (r, limit) =>
      [
        `${r.rooms} rooms are played, laid in ${r.seed_s} s.`,
        ...[
          ['nothing has happened, each second', r.idle],
          ['nothing has happened, every ten seconds', r.look],
          ['a goal', r.goal],
          ['the result', r.result],
          ['every room asked for every step, as before the queue', r.scan],
        ].map(([what, { ms, longest_ms }]) => `${what}: ${ms} ms, its longest statement ${longest_ms} ms`),
        `The queue's idle pass is ${r.ratio} times as quick as asking every room; the one every ten seconds may take ${limit} of that. ` +
          `The goal queued ${r.scored.at(-2)} rooms of ${r.concerned} on its match, the result ${r.scored.at(-1)}. ` +
          `Looking for rooms that nothing queued: ${r.page_ms} ms for 500, ${r.unqueued} found.`,
      ].join('\n'),
  },
  pool: {
    entries: '250',
    limitMs: () => 60_000,
    figure: ({ ms }) => ms,
    sound: ({ changed }) => changed === 0,
    tell: (r, limit) =>
      `A pool of ${r.people} people, 72 matches and ${r.answers} answers imported in ${r.ms} ms (limit ${limit} ms), ${r.ratio} × writing as many bare rows (${r.reference_ms} ms). ` +
      `A second run: ${r.again_ms} ms, ${r.changed} answers changed.`,
  },
  ledger: {
    entries: '1000000',
    limitMs: () => 10_000,
    figure: ({ open_ms: ms }) => ms,
    sound: ({ breaches }) => breaches === 0,
    tell: (r, limit) =>
      `A ledger of ${r.entries} entries, ${r.days} days of it sealed: checked from its checkpoint in ${r.open_ms} ms (limit ${limit} ms), ` +
      `whole in ${r.whole_ms} ms, with the hashes of all days in ${r.sealed_whole_ms} ms, a minute of 1,000 transactions in ${r.recent_ms} ms. ` +
      `Sealing all days took ${r.seal_ms} ms, adding them up ${r.checkpoint_ms} ms; broken invariants: ${r.breaches}.`,
  },
  partitions: {
    entries: '5000000',
    limitMs: () => Infinity,
    figure: () => 0,
    sound: () => true,
    tell: (r) =>
      [`${r.answers} answers of ${r.rooms} rooms, in one table by entry and in 16 by the hash of their room:`]
        .concat(
          ['whole', 'hashed'].map((name) => {
            const { insert_ms, score_ms, change_ms, vacuum_ms, megabytes } = r[name];
            return `${name.padEnd(7)} written in ${insert_ms} ms, a twentieth of the rooms counted in ${score_ms} ms, a twentieth changed in ${change_ms} ms, vacuumed in ${vacuum_ms} ms, ${megabytes} MB`;
          }),
        )
        .join('\n'),
  },
};

/** A matchday of the official documents: the whole one where it lies beside the repository, or the sample. */
function recordedDay() {
  const whole = inRoot('..', 'shared', 'data', 'fpl-2022-23-raw');
  const folder = existsSync(whole) ? whole : inRoot('packages/server/src/catalogue/feeds/samples/fpl-2022-23');
  return ['--recorded', folder, '--gameweek', '1', '--day', existsSync(whole) ? '2022-08-07' : '2022-08-06'];
}

/** No request beside an import waits longer (rules R18.6). */
const LONGEST_WAIT_MS = 250;
const besides = {
  nothing: 'nothing (the reference)',
  season: 'a season of 380 matches imported',
  pool: 'a pool of 250 people and 72 matches imported',
  feed: 'a matchday of a feed, read three times',
  moved: 'every match moved in a league with 300 lineups',
  ended: 'every match ended there, with its statistics',
};

/** How long requests wait on the embedded database beside imports: a table, and 0 when none waited too long. */
async function pauses() {
  const args = [inRoot('packages', 'server', 'dist', 'bench.js'), 'pauses', ...recordedDay()];
  const figures = await figuresOf(args);
  const rows = Object.entries(besides).map(([name, words]) => {
    const { requests, p50, p99, p100, seconds } = figures[name];
    return `${words.padEnd(50)}${[requests, p50, p99, p100, seconds].map((each) => String(each).padStart(10)).join('')}`;
  });
  const heading = ['requests', 'p50 ms', 'p99 ms', 'p100 ms', 'seconds'].map((each) => each.padStart(10)).join('');
  say([`${'Beside'.padEnd(50)}${heading}`, ...rows].join('\n'));
  return Object.values(figures).every(({ p100 }) => p100 <= LONGEST_WAIT_MS) ? 0 : 1;
}

/** How many pictures of rooms a core paints, and what that holds in memory; there is no limit to it. */
async function cards(entries = '200') {
  const r = await figuresOf([inRoot('packages', 'server', 'dist', 'bench.js'), 'cards', '--entries', entries]);
  say(
    `${r.cards} pictures of rooms in one thread: the first, with rasteriser and fonts, in ${r.first_ms} ms, then ${r.wide_per_second} in a second of a core's time of 1200 × 630 (${r.wide_kb} kB each) and ` +
      `${r.small_per_second} of 600 × 315 (${r.small_kb} kB). Memory: ${r.idle_mb} MB before, ${r.painted_mb} MB after all, ${r.ended_mb} MB once the thread has ended.`,
  );
  return 0;
}

async function figuresOf(args) {
  const { code, stdout, text } = await capture(projectNode(), args);
  if (code !== 0) throw new JobError(`The bench failed:\n${text}`);
  return JSON.parse(stdout);
}

/** What docs/scale.md asks of a PostgreSQL that holds a large game; everything else is its default, fsync on. */
const onDisk = { home: tmpdir(), tuning: { shared_buffers: '1GB', max_wal_size: '4GB' } };

/** Runs one bench and answers 0 when it is sound and under its limit. */
export async function benchmark(name, given) {
  if (name === 'pauses') return pauses();
  if (name === 'cards') return cards(given);
  const bench = benches[name];
  const entries = given ?? bench?.entries ?? '';
  if (!bench || !/^\d{2,8}$/.test(entries))
    throw new JobError(
      'Say: npm run bench -- settle|ranking|pool|promos|queue|ledger|partitions [lineups, people, gifts, rooms, entries or answers, such as 100000], pauses, or cards [how many]',
    );
  const figures = await withPostgres(
    (url) => figuresOf([inRoot('packages', 'server', 'dist', 'bench.js'), name, '--url', url, '--entries', entries]),
    onDisk,
  );
  const limit = bench.limitMs(Number(entries));
  say(bench.tell(figures, limit));
  return bench.sound(figures) && bench.figure(figures) <= limit ? 0 : 1;
}
