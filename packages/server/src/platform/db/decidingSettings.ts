import { sql } from 'kysely';
import type { Queryable } from './database';
import { DECIDING_SETTINGS } from './postgresFitness';

/** What a database says of the settings that decide whether it is fit for money, the embedded one as a PostgreSQL server. */
export async function decidingSettings(q: Queryable): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from unnest(${DECIDING_SETTINGS}::text[]) as name`.execute(q);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
