import { sql, type RawBuilder } from 'kysely';

/** A column of sealed values. */
export interface SealedColumn {
  table: string;
  column: string;
  /** What a row is known by, as its place names it. */
  row: RawBuilder<string>;
  /** It holds bytes, up to megabytes, and not texts. */
  bytes?: true;
  /** It names a file that is sealed; this column has the name of its key. */
  key?: string;
}

const id = sql<string>`id::text`;

/** Every column that holds sealed values: what `data reseal` goes through, and a start looks at. Each has an index by key. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'sealing_key', column: 'sealed', row: sql`name` },
  { table: 'app_user', column: 'birth_sealed', row: id },
  { table: 'app_user', column: 'document_sealed', row: id },
  { table: 'withdrawal', column: 'destination_sealed', row: id },
  { table: 'withdrawal', column: 'document_sealed', row: id },
  { table: 'deposit', column: 'receipt', row: id, bytes: true },
  { table: 'webhook', column: 'secret', row: sql`id` },
  { table: 'totp', column: 'secret', row: sql`user_id::text` },
  { table: 'idempotency', column: 'sealed', row: sql`user_id || ' ' || route || ' ' || key` },
];

/** Those, and what names a sealed file: whose keys are in use. */
export const KEYED_COLUMNS: readonly SealedColumn[] = [
  ...SEALED_COLUMNS,
  { table: 'deposit', column: 'receipt_file', row: id, key: 'receipt_file_key' },
];

/** The name of the key that a value is sealed with. */
export function keyOf({ column, bytes, key }: SealedColumn): RawBuilder<string> {
  if (key) return sql.ref<string>(key);
  return bytes
    ? sql<string>`split_part(encode(substr(${sql.ref(column)}, 1, 20), 'escape'), ':', 2)`
    : sql<string>`split_part(${sql.ref(column)}, ':', 2)`;
}
