import type { PGliteTransaction } from 'kysely';
import type { PgliteClient } from './pgliteClient';

/** What the migrations made of an embedded database. */
export interface Pristine {
  /** Of everything but rows: a test that changed it takes its database with it. */
  shape: string;
  /** Rows that the migrations wrote: statements that write them again. */
  refill: string[];
}

const SHAPE = `select md5(string_agg(line, ' ' order by line)) as shape from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull) as line from pg_attribute
    where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace) lines`;

/** Tables that have, or had, rows, and how many bytes they take. */
const WRITTEN = `select format('%I', relname) as name, pg_relation_size(oid)::int as bytes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%' and pg_relation_size(oid) > 0`;
const LARGE = 262_144;

async function rowsOf<T>(client: Pick<PgliteClient, 'query'>, text: string): Promise<T[]> {
  return (await client.query<T>(text)).rows;
}

/** Reads what a database is like that nobody has written to yet. */
export async function pristineOf(client: PgliteClient): Promise<Pristine> {
  const [first] = await rowsOf<{ shape: string }>(client, SHAPE);
  const tables = await rowsOf<{ name: string; columns: string }>(
    client,
    `select table_name as name, string_agg(format('%I', column_name), ',') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name not like 'kysely%'
       and table_name in (select relname from pg_class where relkind = 'r') group by 1`,
  );
  const refill: string[] = [];
  for (const { name, columns } of tables) {
    const [found] = await rowsOf<{ rows: string | null }>(client, `select json_agg(t)::text as rows from "${name}" t`);
    if (found?.rows) {
      const rows = `json_populate_recordset(null::"${name}", ${literal(found.rows)})`;
      refill.push(`insert into "${name}" (${columns}) overriding system value select ${columns} from ${rows}`);
    }
  }
  const sequences = await rowsOf<{ name: string }>(
    client,
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  for (const { name } of sequences) {
    // The list of sequences does not tell where one that nobody has asked yet was told to begin.
    const state = `select last_value::text as value, is_called as called from ${name}`;
    const [{ value, called }] = (await rowsOf<{ value: string; called: boolean }>(client, state)) as [never];
    refill.push(`select setval('${name}', ${value}, ${called})`);
  }
  return { shape: first!.shape, refill };
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Rows of large tables would stay as dead ones, which every later scan passes: those are cut off, the others deleted. */
async function empty({ query }: PGliteTransaction): Promise<void> {
  const { rows } = await query<{ name: string; bytes: number }>(WRITTEN, []);
  const large = rows.filter(({ bytes }) => bytes > LARGE).map(({ name }) => name);
  const small = rows.filter(({ bytes }) => bytes <= LARGE).map(({ name }, at) => `d${at} as (delete from ${name})`);
  if (small.length > 0) await query(`with ${small.join(', ')} select 1`, []);
  if (large.length > 0) await query(`truncate ${large.join(', ')} cascade`, []);
}

/** Brings a database back to what the migrations made; returns whether that was possible. */
export async function reset(client: PgliteClient, { shape, refill }: Pristine): Promise<boolean> {
  const [now] = await rowsOf<{ shape: string }>(client, SHAPE);
  if (now?.shape !== shape) return false;
  await client.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica', []);
    await empty(tx);
    for (const statement of refill) await tx.query(statement, []);
  });
  return true;
}
