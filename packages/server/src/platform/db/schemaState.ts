import { sql } from 'kysely';
import type { Db } from './database';
import { MIGRATIONS } from './migrations';

/** What a database's schema is to this version. */
export interface SchemaState {
  /** Nothing has been made in it yet. */
  empty: boolean;
  /** Migrations that it lacks. */
  pending: string[];
  /** It has migrations of a later version. */
  newer: boolean;
  /** Why this version cannot work on it, as a sentence, or null. */
  tooNew: string | null;
}

const NEWEST = Object.keys(MIGRATIONS).at(-1)!;

/** Compares a database's schema with the one of this version. Two short reads. */
export async function schemaState({ fresh }: Pick<Db, 'fresh'>): Promise<SchemaState> {
  // Kysely makes its table before the transaction of the migrations: another server may see it alone.
  const { rows } = await sql<{ made: boolean }>`select to_regclass('setting') is not null as made`.execute(fresh);
  if (!rows[0]!.made) return { empty: true, pending: Object.keys(MIGRATIONS), newer: false, tooNew: null };
  const { rows: found } = await sql<{ names: string[]; readers_from: string | null }>`
    select array(select name from kysely_migration) as names,
      (select value->>'readers_from' from setting where key = 'schema') as readers_from`.execute(fresh);
  const { names, readers_from: readersFrom } = found[0]!;
  const executed = new Set(names);
  const pending = Object.keys(MIGRATIONS).filter((name) => !executed.has(name));
  const newer = names.some((name) => !(name in MIGRATIONS));
  const lost = newer && (pending.length > 0 || (readersFrom ?? '') > NEWEST);
  const tooNew = lost
    ? `The database has the schema of a newer version, which servers from ${readersFrom ?? 'that version'} on can use; this one knows it up to ${NEWEST}. Start a newer version.`
    : null;
  return { empty: false, pending, newer, tooNew };
}
