import { tmpdir } from 'node:os';
import { capture } from '../../scripts/jobs/run.mjs';
import { inRoot, projectNode } from '../../scripts/jobs/place.mjs';
import { withPostgres } from '../machine/postgres.mjs';
import { JobError, say } from '../../scripts/jobs/say.mjs';

/** What each bench must stay under, as the issue of the game server says it, and how its figures read. */
const benches = {
  settle: {
    limitMs: (entries) => (entries <= 100_000 ? 2000 : 20_000 * Math.max(1, entries / 1_000_000)),
    figure: ({ ms }) => ms,
    sound: ({ wrong, breaches }) => wrong === 0 && breaches === 0,
    tell: (r, limit) =>
      `${r.entries} lineups in ${r.rooms} rooms scored, ranked and paid in ${r.ms} ms (limit ${limit} ms), ${r.ratio} × writing as many bare rows (${r.reference_ms} ms). ` +
      `${r.prizes} prizes; rooms paid otherwise than the pure rules: ${r.wrong}; broken invariants: ${r.breaches}.`,
  },
  ranking: {
    limitMs: () => 5,
    figure: ({ database }) => database.p50,
    sound: () => true,
    tell: (r, limit) =>
      `Top 50 and own row of a room of ${r.entries}: p50 ${r.database.p50} ms, p99 ${r.database.p99} ms in the database (limit of p50 ${limit} ms), ` +
      `${r.ratio} × one row by its key (${r.reference.p50} ms). The whole view: p50 ${r.view.p50} ms, p99 ${r.view.p99} ms.`,
  },
};

/** What docs/scale.md asks of a PostgreSQL that holds a large game; everything else is its default, fsync on. */
const onDisk = { home: tmpdir(), tuning: { shared_buffers: '1GB', max_wal_size: '4GB' } };

/** Runs one bench and answers 0 when it is sound and under its limit. */
export async function benchmark(name, entries) {
  const bench = benches[name];
  if (!bench || !/^\d{2,7}$/.test(entries))
    throw new JobError('Say: npm run bench -- settle|ranking [lineups, such as 100000]');
  const figures = await withPostgres(async (url) => {
    const args = [inRoot('packages', 'server', 'dist', 'bench.js'), name, '--url', url, '--entries', entries];
    const { code, stdout, text } = await capture(projectNode(), args);
    if (code !== 0) throw new JobError(`The bench failed:\n${text}`);
    return JSON.parse(stdout);
  }, onDisk);
  const limit = bench.limitMs(Number(entries));
  say(bench.tell(figures, limit));
  return bench.sound(figures) && bench.figure(figures) <= limit ? 0 : 1;
}
