import { sql } from 'kysely';
import type { Queryable } from '../db/database';
import { DatabaseUnusable } from '../db/postgresFitness';
import { DoesNotOpen, type Sealing } from './Sealing';
import { KEYED_COLUMNS, keyOf, type SealedColumn } from './sealedColumns';

/** The keys in a column: each is looked for behind the one before it in the column's index, however many rows there are. */
async function keysOf(q: Queryable, of: SealedColumn): Promise<string[]> {
  const { table, column } = of;
  const key = keyOf(of);
  const { rows } = await sql<{ key: string }>`
    with recursive found as (
      (select ${key} as key from ${sql.table(table)} where ${sql.ref(column)} is not null order by 1 limit 1)
      union all
      select (select ${key} from ${sql.table(table)} where ${sql.ref(column)} is not null and ${key} > found.key
        order by 1 limit 1) from found where found.key is not null
    ) select key from found where key is not null`.execute(q);
  return rows.map((row) => row.key);
}

async function countOf(q: Queryable, of: SealedColumn, key: string): Promise<number> {
  const { table, column } = of;
  const { rows } = await sql<{ values: number }>`select count(*)::int as values from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${keyOf(of)} = ${key}`.execute(q);
  return rows[0]!.values;
}

/** How many values each key has sealed, of the keys that `counted` chooses. */
export async function keysInUse(
  q: Queryable,
  counted: (key: string) => boolean = () => true,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const column of KEYED_COLUMNS) {
    for (const key of await keysOf(q, column)) {
      if (counted(key)) found.set(key, (found.get(key) ?? 0) + (await countOf(q, column, key)));
    }
  }
  return found;
}

/** What is wrong with the keys that we have for this database, as a sentence, or null. */
export async function keyProblem(q: Queryable, sealing: Sealing): Promise<string | null> {
  const [missing] = await keysInUse(q, (key) => !sealing.keys.includes(key));
  if (missing) {
    const [key, values] = missing;
    const what = values === 1 ? '1 value is' : `${values} values are`;
    return `ENCRYPTION_KEYS lacks the key "${key}", and ${what} sealed with it: add it at the end of the list.`;
  }
  const { rows } = await sql<{ name: string; sealed: string }>`select name, sealed from sealing_key`.execute(q);
  for (const { name, sealed } of rows) {
    try {
      await sealing.open(sealed, { table: 'sealing_key', column: 'sealed', row: name });
    } catch (error) {
      if (!(error instanceof DoesNotOpen)) throw error;
      return `ENCRYPTION_KEYS: the key "${sealed.split(':')[1]}" is not the one that this database was sealed with.`;
    }
  }
  return null;
}

/** Refuses to work on a database whose sealed values we could not all read. */
export async function assertKeysFit(q: Queryable, sealing: Sealing): Promise<void> {
  const problem = await keyProblem(q, sealing);
  if (problem) throw new DatabaseUnusable(problem);
}
