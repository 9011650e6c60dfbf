import { sql } from 'kysely';
import type { Db } from '../platform/db/database';

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What 250 ms are measured in: two cores that do nothing else spend this long on the reference statement. */
const REFERENCE_MS = 125;
const REFERENCES = 5;

/** Milliseconds of the processor that the reference statement takes, several times. */
async function references({ fresh }: Db): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < REFERENCES; turn += 1) {
    const before = cpuMs();
    await sql`select count(md5(i::text || x)) from generate_series(1, 140000) i, (values ('a'), ('b')) v(x)`.execute(
      fresh,
    );
    took.push(cpuMs() - before);
  }
  return took;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * How long others had to wait at most while some work was done on a database that runs in this thread: the longest
 * transaction, or the longest time in which no timer ran. In milliseconds of two quiet cores: the thread's own processor
 * time, against that of a statement which is run before and after, since a busy machine computes more slowly, too.
 */
export async function longestTurn(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const reference = await references(db);
  let longest = 0;
  const turn = async <T>(one: () => Promise<T>): Promise<T> => {
    const before = cpuMs();
    try {
      return await one();
    } finally {
      longest = Math.max(longest, cpuMs() - before);
    }
  };
  let working = true;
  const watch = async () => {
    while (working) await turn(() => new Promise<void>((resolve) => setImmediate(resolve)));
  };
  const watching = watch();
  await work({ ...db, tx: (inside) => turn(() => db.tx(inside)) });
  working = false;
  await watching;
  return (longest / median([...reference, ...(await references(db))])) * REFERENCE_MS;
}
