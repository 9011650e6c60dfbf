import { CsvError, parse, type Info } from 'csv-parse/sync';
import type { z } from 'zod';

/** A row of an operator's file, and the line that it stands on. */
export interface CsvLine<T> {
  line: number;
  value: T;
}

/** What a file holds, and every reason why it cannot be imported, each with its line. */
export interface CsvRead<T> {
  rows: CsvLine<T>[];
  problems: string[];
}

interface Parsed {
  record: Record<string, string>;
  info: Info;
}

function parseLines(text: string, problems: string[]): Parsed[] {
  const onSkip = (error: CsvError | undefined): undefined => {
    problems.push(`line ${String(error?.['lines'] ?? '?')}: ${error?.message ?? 'it cannot be read'}.`);
  };
  try {
    return parse(text, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: onSkip,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    onSkip(error);
    return [];
  }
}

function columnProblems(record: Record<string, string>, shape: z.ZodObject): string[] {
  const known = Object.keys(shape.shape);
  const unknown = Object.keys(record).filter((column) => !known.includes(column));
  const missing = known.filter((column) => !(column in record) && !shape.shape[column].safeParse(undefined).success);
  return [
    ...unknown.map((column) => `line 1: there is no column "${column}"; the columns are ${known.join(', ')}.`),
    ...missing.map((column) => `line 1: the column "${column}" is missing.`),
  ];
}

// An empty cell is a cell that says nothing.
const cells = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''));

function readLine<S extends z.ZodObject>({ record, info }: Parsed, shape: S): CsvLine<z.output<S>> | string[] {
  const parsed = shape.safeParse(cells(record));
  if (parsed.success) return { line: info.lines, value: parsed.data };
  return parsed.error.issues.map(({ path, message }) => {
    const column = String(path[0] ?? '');
    const cell = record[column] ?? '';
    return `line ${info.lines}, column ${column}: ${cell === '' ? 'it is empty' : `"${cell}" is not right: ${message}`}.`;
  });
}

/** Reads a file by the names of its columns, whatever their order; a wrong row does not stop the reading. */
export function readCsvText<S extends z.ZodObject>(text: string, shape: S): CsvRead<z.output<S>> {
  const problems: string[] = [];
  const lines = parseLines(text, problems);
  if (lines.length === 0 && problems.length === 0)
    return { rows: [], problems: ['the file has no rows under its heading.'] };
  const columns = lines[0] ? columnProblems(lines[0].record, shape) : [];
  if (columns.length > 0) return { rows: [], problems: columns };
  const rows: CsvLine<z.output<S>>[] = [];
  for (const line of lines) {
    const read = readLine(line, shape);
    if (Array.isArray(read)) problems.push(...read);
    else rows.push(read);
  }
  return { rows, problems };
}

/** A sentence for each row that has the key of an earlier one. */
export function repeated<T>(rows: readonly CsvLine<T>[], keyOf: (value: T) => string): string[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, value }) => {
    const key = keyOf(value);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    return earlier === undefined ? [] : [`line ${line}: it repeats "${key}" of line ${earlier}.`];
  });
}
