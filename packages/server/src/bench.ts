import { parseArgs } from 'node:util';
import { benchRanking } from './bench/benchRanking';
import { benchSettle } from './bench/benchSettle';
import { migrate } from './platform/db/migrate';
import { openPostgres } from './platform/db/openPostgres';

const benches = { settle: benchSettle, ranking: benchRanking };

/** Measures one thing on an empty PostgreSQL and prints its figures as JSON: `bench.js settle --entries 100000 --url …`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, entries: { type: 'string', default: '100000' } },
});
const bench = benches[positionals[0] as keyof typeof benches];
if (!bench || !values.url) throw new Error('Say: bench.js settle|ranking --url postgres://… [--entries 100000]');
const db = await openPostgres(values.url);
await migrate(db);
process.stdout.write(`${JSON.stringify(await bench(db, Number(values.entries)))}\n`);
await db.close();
