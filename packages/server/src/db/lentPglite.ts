import { Kysely, PGliteDialect, type PGlite, type PGliteQueryResults, type PGliteTransaction } from 'kysely';
import type { Db, Listener } from './database';
import { guardedDb } from './guardedDb';
import { openPgliteFolder, type Pglite } from './openPglite';
import { sameThread } from './sameThreadSeat';
import type { PgliteClient } from './pgliteClient';
import type { Database } from './schema';

// Starting an embedded database takes a second and a half, emptying one a tenth of that: tests of a process hand theirs on.

/** A test's hold on an embedded database: once it is let go, nothing of the test reaches whoever has it next. */
class LentPglite implements PGlite {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #client: PgliteClient;
  readonly #deaf: (() => void)[] = [];

  constructor(client: PgliteClient) {
    this.#client = client;
  }

  query<T>(text: string, params?: unknown[]): Promise<PGliteQueryResults<T>> {
    return this.closed ? gone() : this.#client.query<T>(text, params);
  }

  transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.closed ? gone() : this.#client.transaction(work);
  }

  async listen(channel: string, listener: Listener): Promise<() => void> {
    const stop = await this.#client.listen(channel, listener);
    this.#deaf.push(stop);
    return stop;
  }

  close(): Promise<void> {
    this.closed = true;
    for (const stop of this.#deaf) stop();
    return Promise.resolve();
  }
}

const gone = () => Promise.reject(new Error('The embedded database is closed.'));

interface Pristine {
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

async function pristineOf(client: PgliteClient): Promise<Pristine> {
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
  const sequences = await rowsOf<{ name: string; value: string; called: boolean }>(
    client,
    `select format('%I', sequencename) as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, value, called } of sequences) refill.push(`select setval('${name}', ${value}, ${called})`);
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

/** Brings a database back to what the migrations made; answers whether that was possible. */
async function reset(client: PgliteClient, { shape, refill }: Pristine): Promise<boolean> {
  const [now] = await rowsOf<{ shape: string }>(client, SHAPE);
  if (now?.shape !== shape) return false;
  await client.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica', []);
    await empty(tx);
    for (const statement of refill) await tx.query(statement, []);
  });
  return true;
}

let pristine: Pristine | undefined;
let spare: Pglite | undefined;

/** An embedded database as the snapshot has it: one that an earlier test gave back, or a new one. */
export async function lentPglite(snapshot: () => Promise<Uint8Array>): Promise<Db> {
  const whole = spare ?? (await openPgliteFolder({ snapshot: await snapshot() }, sameThread));
  spare = undefined;
  pristine ??= await pristineOf(whole.client);
  const known = pristine;
  const lent = new LentPglite(whole.client);
  const raw = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lent }) });
  const close = async () => {
    if (lent.closed) return;
    await lent.close();
    const clean = spare === undefined && (await reset(whole.client, known).catch(() => false));
    if (clean && spare === undefined) spare = whole;
    else await whole.close();
  };
  const db = guardedDb('pglite', raw, { listen: (channel, listener) => lent.listen(channel, listener), close });
  return { ...db, backup: (file) => whole.client.backup(file) };
}
