import { CsvError, parse, type Info } from 'csv-parse/sync';
import { z } from 'zod';
import { FeedError } from './FeedError';
import { feedText, type FeedFiles } from './feedFiles';
import type { Placed } from './feedReport';

interface Line {
  record: Record<string, string>;
  info: Info;
}

function linesOf(files: FeedFiles, file: string): Line[] {
  const text = feedText(files, file);
  try {
    return parse(text, { columns: true, info: true, skip_empty_lines: true }) as unknown as Line[];
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    const place = typeof cause['lines'] === 'number' ? `line ${cause['lines']}` : null;
    throw new FeedError(file, place, `${cause.message}.`, { cause, kind: 'cut' });
  }
}

/** What a cell of a dump means: Python's None, True and False, numbers, text. */
function cellValue(cell: string | undefined): unknown {
  if (cell === '' || cell === 'None') return null;
  if (cell === 'True' || cell === 'False') return cell === 'True';
  return cell !== undefined && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * A shape over the columns of a CSV row: those in `text` as they stand, those in `values` as what they mean. A column
 * that is in neither list is never looked at, wherever it stands in the file.
 */
export const csvRow = <S extends z.ZodType>(shape: S, values: readonly string[], text: readonly string[] = []) =>
  z.preprocess((row) => {
    const record = row as Record<string, string>;
    const present = (column: string) => column in record;
    return Object.fromEntries([
      ...values.filter(present).map((column) => [column, cellValue(record[column])]),
      ...text.filter(present).map((column) => [column, record[column]]),
    ]);
  }, shape);

/**
 * Reads a CSV file by the names of its columns, whatever their order. Throws `FeedError` with the line of a ragged row
 * or of a wrong value.
 *
 * @param name Such as 'gws/gw5.csv'.
 */
export function readCsv<S extends z.ZodType>(files: FeedFiles, name: string, shape: S): Placed<z.output<S>>[] {
  return linesOf(files, name).map(({ record, info }) => {
    const parsed = shape.safeParse(record);
    if (parsed.success) return { value: parsed.data, file: name, line: info.lines, place: `line ${info.lines}` };
    const issue = parsed.error.issues[0];
    const column = String(issue?.path[0] ?? '');
    const problem =
      column in record ? `"${record[column]}" is not right: ${issue?.message}.` : 'the file has no such column.';
    throw new FeedError(name, `line ${info.lines}, column ${column}`, problem);
  });
}
