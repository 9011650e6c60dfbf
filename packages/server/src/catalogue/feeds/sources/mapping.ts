import { z } from 'zod';

/** Where a value of a record is found: 'home.name', or a column's name. */
const Path = z.string().min(1).max(200);
const Cell = z.union([z.string(), z.number(), z.boolean()]);

/**
 * What fills a column: a path; a path whose values mean something else here (`values`; what is not named stays as it is);
 * or the same value in every row.
 */
const Field = z.union([
  Path,
  z.strictObject({ path: Path, values: z.record(z.string(), Cell).optional(), default: Cell.optional() }),
  z.strictObject({ value: Cell }),
]);
export type Field = z.infer<typeof Field>;

const Table = z.strictObject({
  /** Where the list of records stands in the document; absent: the document is the list. */
  list: Path.optional(),
  fields: z.record(z.string(), Field),
});
export type MappedTable = z.infer<typeof Table>;

/**
 * How an address in a shape of its own is read: for each table the columns of `import csv` (docs/import-csv.md), and
 * where each is found.
 */
export const Mapping = z.strictObject({
  competition: z.string().min(1).max(80),
  season: z.string().regex(/^\d{4}(-\d{2})?$/, 'write 2026, or 2026-27'),
  /** Absent: the clubs are those that the matches name. */
  teams: Table.optional(),
  players: Table.optional(),
  matches: Table,
  stats: Table.optional(),
  events: Table.optional(),
});
export type Mapping = z.infer<typeof Mapping>;
