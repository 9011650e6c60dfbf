import { CsvError, parse, type Info } from 'csv-parse/sync';
import type { z } from 'zod';
import { breathe } from '../smallSteps';

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

// U+FFFD stands where a program could not read what was there.
const LOST = /[\0\p{Surrogate}\uFFFD]/u;

function lostText(record: Record<string, string>): string | undefined {
  return Object.keys(record).find((column) => LOST.test(column) || LOST.test(record[column] ?? ''));
}

function readLine<S extends z.ZodObject>({ record, info }: Parsed, shape: S): CsvLine<z.output<S>> | string[] {
  const lost = lostText(record);
  if (lost !== undefined) {
    const sentence = 'it holds a character that cannot be read (NUL, or letters saved in another encoding)';
    return [
      `line ${info.lines}, column ${lost}: ${JSON.stringify(record[lost])} is not right: ${sentence}; save the file as UTF-8.`,
    ];
  }
  const parsed = shape.safeParse(cells(record));
  if (parsed.success) return { line: info.lines, value: parsed.data };
  return parsed.error.issues.map(({ path, message }) => {
    const column = String(path[0] ?? '');
    const cell = record[column] ?? '';
    return `line ${info.lines}, column ${column}: ${cell === '' ? 'it is empty' : `"${cell}" is not right: ${message}`}.`;
  });
}

function readParsed<S extends z.ZodObject>(lines: readonly Parsed[], shape: S, into: CsvRead<z.output<S>>): void {
  for (const line of lines) {
    const read = readLine(line, shape);
    if (Array.isArray(read)) into.problems.push(...read);
    else into.rows.push(read);
  }
}

const NO_ROWS = 'the file has no rows under its heading.';

/** Reads a file by the names of its columns, whatever their order; a wrong row does not stop the reading. */
export function readCsvText<S extends z.ZodObject>(text: string, shape: S): CsvRead<z.output<S>> {
  const problems: string[] = [];
  const lines = parseLines(text, problems);
  if (lines.length === 0 && problems.length === 0) return { rows: [], problems: [NO_ROWS] };
  const columns = lines[0] ? columnProblems(lines[0].record, shape) : [];
  if (columns.length > 0) return { rows: [], problems: columns };
  const read: CsvRead<z.output<S>> = { rows: [], problems };
  readParsed(lines, shape, read);
  return read;
}

const LINES_AT_ONCE = 500;

/** Part of a text, from a line on; a quoted cell may go on over several lines. */
function* partsOf(text: string): Generator<{ from: number; part: string }> {
  let [start, line, from, quotes] = [0, 0, 0, 0];
  while (start < text.length) {
    let at = start;
    const first = line;
    do {
      const end = text.indexOf('\n', at);
      const next = end < 0 ? text.length : end + 1;
      quotes += text.slice(at, next).split('"').length - 1;
      at = next;
      line += 1;
    } while (at < text.length && (line - first < LINES_AT_ONCE || quotes % 2 === 1));
    from = first;
    yield { from, part: text.slice(start, at) };
    start = at;
  }
}

const lineMoved = (problem: string, by: number) =>
  problem.replace(/^line (\d+)/, (_, line: string) => `line ${Number(line) + by}`);

/** The same of a large file, letting whatever waits run between its parts (rules R18.6). */
export async function readLargeCsv<S extends z.ZodObject>(text: string, shape: S): Promise<CsvRead<z.output<S>>> {
  const end = text.indexOf('\n') + 1;
  const heading = text.slice(0, end);
  const read: CsvRead<z.output<S>> = { rows: [], problems: [] };
  for (const { from, part } of partsOf(text)) {
    const { rows, problems } = readCsvText(from === 0 ? part : heading + part, shape);
    // The heading was read once more, in front of the part.
    const by = from === 0 ? 0 : from - 1;
    read.rows.push(...rows.map((row) => ({ ...row, line: row.line + by })));
    read.problems.push(
      ...problems.filter((problem) => problem !== NO_ROWS || from === 0).map((each) => lineMoved(each, by)),
    );
    // Its columns are wrong: so would those of every part be.
    if (from === 0 && rows.length === 0 && problems.every((problem) => problem.startsWith('line 1:'))) break;
    await breathe();
  }
  return read;
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
