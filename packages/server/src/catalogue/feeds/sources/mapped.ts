import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { csvMatch, csvPlayer, matchProblem } from '../csv/csvCatalogue';
import { matchRow, minute, PlayerRow, StatsRow, TeamRow } from '../csv/csvShapes';
import { csvStatsOf } from '../csv/csvStats';
import { FeedError } from '../FeedError';
import { feedText, type FeedFiles } from '../feedFiles';
import { emptyReport } from '../feedReport';
import type { FeedEvent, FeedMatch, FeedPlayerMatch, FeedSeason, FeedTeam } from '../feedShape';
import { inShape, parseJson } from '../readJson';
import { shortNames } from '../shortNames';
import { Mapping, type Field, type MappedTable } from './mapping';

type Cells = Record<string, string>;

/** A record, and where it stands. */
interface Found {
  record: unknown;
  place: string;
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | null | undefined)?.[step], value);

/** How the records of a table are found in a document. */
type Records = (table: MappedTable) => Found[];

function jsonRecords(files: FeedFiles, file: string): Records {
  const value = parseJson(files, file);
  return ({ list }) => {
    const found = list === undefined ? value : valueAt(value, list);
    if (!Array.isArray(found)) throw new FeedError(file, list ?? null, 'there is no list.');
    return found.map((record: unknown, i) => ({ record, place: `${list ?? ''}[${i}]` }));
  };
}

function csvRecords(files: FeedFiles, file: string): Records {
  try {
    const lines = parse(feedText(files, file), { columns: true, info: true, skip_empty_lines: true, trim: true });
    const found = (lines as unknown as { record: unknown; info: { lines: number } }[]).map(({ record, info }) => ({
      record,
      place: `line ${info.lines}`,
    }));
    return () => found;
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new FeedError(file, null, `${cause.message}.`, { cause, kind: 'cut' });
  }
}

/** A column's path in CSV is its name, whatever dots it has. */
const fieldOf = (record: unknown, path: string): unknown =>
  (record as Record<string, unknown> | null)?.[path] ?? valueAt(record, path);

function cellOf(record: unknown, field: Field): string {
  if (typeof field === 'object' && 'value' in field) return String(field.value);
  const { path, values = {}, default: otherwise = '' } = typeof field === 'string' ? { path: field } : field;
  const found = fieldOf(record, path);
  const text = found === null || found === undefined || typeof found === 'object' ? '' : String(found).trim();
  return String(values[text] ?? (text === '' ? otherwise : text));
}

/** A table's records in the columns of `import csv`; an empty cell says nothing. */
function rowsOf<S extends z.ZodType>(
  file: string,
  records: Records,
  table: MappedTable | undefined,
  shape: S,
): z.output<S>[] {
  if (!table) return [];
  return records(table).map(({ record, place }) => {
    const cells: Cells = {};
    for (const [column, field] of Object.entries(table.fields)) {
      const cell = cellOf(record, field);
      if (cell !== '') cells[column] = cell;
    }
    return inShape(file, cells, shape, (path) => `${place}, column ${path.join('.')}`);
  });
}

const Event = z.object({
  match: z.string().min(1),
  minute: minute(130).optional(),
  type: z.enum(['gol', 'gol_penal', 'autogol', 'amarilla', 'roja', 'cambio']),
  side: z.enum(['local', 'visit']),
  player: z.string().optional(),
  player_name: z.string().default(''),
});

const eventOf = ({ match, minute: told, type, side, player, player_name }: z.output<typeof Event>): FeedEvent => ({
  match_external_id: match,
  minute: told ?? null,
  type,
  local: side === 'local',
  player_external_id: player ?? null,
  player_name,
});

const mappedMatch = (zone: string | undefined) => matchRow(zone).extend({ minute: minute(130).optional() });
type MappedMatch = z.output<ReturnType<typeof mappedMatch>>;

function matchOf(file: string, { minute: at, ...row }: MappedMatch): FeedMatch {
  const problem = matchProblem(row);
  if (problem) throw new FeedError(file, `match ${row.external_id}`, `${problem}.`);
  const match = csvMatch(row);
  return { ...match, minute: match.estado === 'en_vivo' ? (at ?? null) : null };
}

/** What a player did, in a match that the document names too. */
function rowOf(
  file: string,
  row: z.output<typeof StatsRow>,
  matches: ReadonlyMap<string, MappedMatch>,
): FeedPlayerMatch {
  const match = matches.get(row.match);
  if (!match) throw new FeedError(file, `match ${row.match}`, 'players did something in it, and it is not listed.');
  return {
    player_external_id: row.player,
    match_external_id: row.match,
    jornada: match.jornada,
    was_local: row.side === undefined ? null : row.side === 'local',
    stats: csvStatsOf(row),
  };
}

/** Clubs that only matches name: their name is their id. */
function namedTeams(names: readonly string[]): FeedTeam[] {
  const all = [...new Set(names)];
  const short = shortNames(all);
  return all.map((name) => ({ external_id: name, name, short: short.get(name) ?? '' }));
}

/** Reads a mapping file. Throws `FeedError` with its first wrong value. */
export const readMapping = (given: unknown): Mapping =>
  inShape('mapping', given, Mapping, (path) => path.join('.') || 'the top');

/**
 * Reads a document in a shape of its own by a mapping (docs/operate.md). Every row is checked as one of `import csv` is;
 * one wrong value refuses the whole document (rules R18.4).
 *
 * @param zone Of kick-offs that name none.
 */
export function readMapped(
  files: FeedFiles,
  file: string,
  { kind, mapping: wanted, zone }: { kind: 'json' | 'csv'; mapping: unknown; zone?: string },
): FeedSeason {
  const mapping = readMapping(wanted);
  const records = kind === 'json' ? jsonRecords(files, file) : csvRecords(files, file);
  const rows = <S extends z.ZodType>(table: MappedTable | undefined, shape: S) => rowsOf(file, records, table, shape);
  const matches = rows(mapping.matches, mappedMatch(zone));
  const stats = rows(mapping.stats, StatsRow);
  const players = rows(mapping.players, PlayerRow);
  const teams = mapping.teams
    ? rows(mapping.teams, TeamRow)
    : namedTeams(matches.flatMap(({ local, visit }) => [local, visit]));
  const known = new Map(matches.map((match) => [match.external_id, match]));
  const numbers = [...new Set(matches.map(({ jornada }) => jornada))].toSorted((a, b) => a - b);
  return {
    source: file,
    provider: `mapped ${file}`,
    byName: !mapping.teams,
    competition: mapping.competition,
    season: mapping.season,
    teams,
    players: players.map(csvPlayer),
    jornadas: numbers.map((number) => ({ number, name: `Jornada ${number}` })),
    matches: matches.map((match) => matchOf(file, match)),
    stats: stats.map((row) => rowOf(file, row, known)),
    ...(mapping.events ? { events: rows(mapping.events, Event).map(eventOf) } : {}),
    ...emptyReport(),
  };
}
