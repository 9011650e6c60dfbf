import { parseArgs } from 'node:util';
import { benchCards } from './bench/benchCards';
import { benchLedger } from './bench/benchLedger';
import { benchPartitions } from './bench/benchPartitions';
import { benchPauses } from './bench/benchPauses';
import { benchPool } from './bench/benchPool';
import { benchPromos } from './bench/benchPromos';
import { benchQueue } from './bench/benchQueue';
import { benchRanking } from './bench/benchRanking';
import { benchSettle } from './bench/benchSettle';
import { statementTimes } from './bench/statementTimes';
import { migrate } from './platform/db/migrate';
import { openPostgres } from './platform/db/openPostgres';

const onPostgres = {
  settle: benchSettle,
  ranking: benchRanking,
  pool: benchPool,
  promos: benchPromos,
  queue: benchQueue,
  ledger: benchLedger,
  partitions: benchPartitions,
};

const tell = (figures: object) => process.stdout.write(`${JSON.stringify(figures)}\n`);

/**
 * Measures one thing and prints its figures as JSON: on an empty PostgreSQL, `bench.js settle --entries 100000 --url …`; on
 * the embedded database, `bench.js pauses --recorded <folder> --gameweek 1 --day 2022-08-06`; on none, `bench.js cards`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    entries: { type: 'string', default: '100000' },
    recorded: { type: 'string', default: '' },
    gameweek: { type: 'string', default: '1' },
    day: { type: 'string', default: '' },
  },
});
if (positionals[0] === 'cards') tell(await benchCards(Number(values.entries)));
else if (positionals[0] === 'pauses') {
  const { recorded: folder, gameweek, day } = values;
  tell(await benchPauses({ folder, gameweek: Number(gameweek), day }));
} else {
  const bench = onPostgres[positionals[0] as keyof typeof onPostgres];
  if (!bench || !values.url) {
    throw new Error(
      'Say: bench.js settle|ranking|pool|promos|queue|ledger|partitions --url postgres://… [--entries 100000], bench.js pauses, or bench.js cards [--entries 200]',
    );
  }
  const times = statementTimes();
  const db = await openPostgres(values.url, { tracing: times });
  await migrate(db);
  tell(await bench(db, Number(values.entries), times));
  await db.close();
}
