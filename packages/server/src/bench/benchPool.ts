import { sql } from 'kysely';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { asRows } from '../platform/db/asRows';
import { bigPool, layPoolLeague } from '../testing/bigPool';
import { testCommand } from '../testing/testCommand';
import { timed } from './stopwatch';

/** Importing a pool of so many people and 72 matches by one command. */
export interface PoolBench {
  people: number;
  answers: number;
  ms: number;
  /** The same files again, which change nothing. */
  again_ms: number;
  /** Writing as many bare rows in one statement, in the same run. */
  reference_ms: number;
  ratio: number;
  changed: number;
}

interface Report {
  answers: { added: number; changed: number; cleared: number };
}

export async function benchPool(db: Db, people: number): Promise<PoolBench> {
  await setClock(db, { at: '2026-06-01T12:00:00Z', speed: 0 });
  const pool = bigPool({ people, matches: 72 });
  await layPoolLeague(db, pool);
  const args = { people: pool.people, predictions: pool.predictions, league: pool.league, rule: '3/1' };
  const importPool = () => timed(() => testCommand(db, 'import pool', args) as Promise<Report>);
  const first = await importPool();
  const { added } = first.result.answers;
  const again = await importPool();
  const reference = await timed(() => bareRows(db, added));
  return {
    people,
    answers: added,
    ms: Math.round(first.ms),
    again_ms: Math.round(again.ms),
    reference_ms: Math.round(reference.ms),
    ratio: Math.round((first.ms / reference.ms) * 10) / 10,
    changed: again.result.answers.added + again.result.answers.changed + again.result.answers.cleared,
  };
}

async function bareRows(db: Db, count: number): Promise<void> {
  const rows = asRows(Array.from({ length: count }, (_, i) => ({ i })));
  await sql`create table bench_reference (entry integer, market integer, alternative integer, primary key (entry, market))`.execute(
    db.fresh,
  );
  await sql`insert into bench_reference select x.i, x.i, x.i from json_to_recordset(${rows}) as x(i int)`.execute(
    db.fresh,
  );
  await sql`drop table bench_reference`.execute(db.fresh);
}
