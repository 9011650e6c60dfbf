import { sql } from 'kysely';
import type { Value } from './fragments';

/** An instant as the wire has it, where the database itself writes JSON: `2026-06-10T18:00:00.000Z`. */
export const isoInstant = (at: Value<string>): Value<string> =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
