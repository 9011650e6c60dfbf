import { sql } from 'kysely';
import type { Value } from './fragments';

/** Rows as one parameter, for json_to_recordset. */
export const asRows = (rows: readonly object[]): Value<object[]> => sql`${JSON.stringify(rows)}::json`;
