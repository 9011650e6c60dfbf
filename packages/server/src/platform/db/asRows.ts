import { sql } from 'kysely';

/** Rows as one parameter, for json_to_recordset. */
export const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;
