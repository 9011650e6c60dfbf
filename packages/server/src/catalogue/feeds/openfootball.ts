import { singleFile, type FeedFiles } from './feedFiles';
import { emptyReport, keepFirst, placed, reject, type FeedReport, type Placed } from './feedReport';
import type { FeedEvent, FeedMatch, FeedSeason } from './feedShape';
import { openfootballKickOff } from './openfootballKickOff';
import { openfootballResult } from './openfootballResult';
import { openfootballRounds } from './openfootballRounds';
import { openfootballFile, type OpenfootballFile, type OpenfootballMatch } from './openfootballShapes';
import { openfootballTeams, sideName } from './openfootballTeams';
import { openfootballZone, type FileZone } from './openfootballZone';
import { inShape, readJson } from './readJson';
import { footballTxt } from './footballTxt';

type RoundMatch = OpenfootballMatch & { round: string };

/** 'W49', '1A', '3A/B/C': the side is not known yet. */
const isPlaceholder = (name: string) => /^([WL]\d+|\d[A-Z](\/[A-Z])*)$/.test(name);

function matchesOf(file: string, content: OpenfootballFile): Placed<RoundMatch>[] {
  const flat = (content.matches ?? []).map((match, i) =>
    placed(file, `matches[${i}]`, { ...match, round: match.round ?? match.group ?? content.name }),
  );
  const nested = (content.rounds ?? []).flatMap(({ name, matches }, r) =>
    matches.map((match, i) => placed(file, `rounds[${r}].matches[${i}]`, { ...match, round: name })),
  );
  return [...flat, ...nested];
}

/** 'Matchday 7: Girona FC - Sevilla FC' stays the same when the match is moved. */
const idOf = ({ round, team1, team2 }: RoundMatch) => `${round}: ${sideName(team1)} - ${sideName(team2)}`;

function soundMatches(rows: Placed<RoundMatch>[], report: FeedReport): Placed<RoundMatch>[] {
  const known = rows.filter((row) => {
    const { team1, team2, status } = row.value;
    const [local, visit] = [sideName(team1), sideName(team2)];
    const problem =
      local === visit
        ? `${local} plays against itself`
        : [local, visit].some(isPlaceholder)
          ? `${local} - ${visit} are not known yet`
          : openfootballResult(row.value)
            ? null
            : `the status "${status}" is not known`;
    if (problem) reject(report, 'match', row, problem);
    return !problem;
  });
  // A postponed match that was written again when it was played: the played one stays.
  const postponed = (row: Placed<RoundMatch>) => Number(openfootballResult(row.value)?.estado === 'aplazado');
  const playedFirst = known.toSorted((a, b) => postponed(a) - postponed(b));
  return keepFirst(report, 'match', playedFirst, idOf);
}

function feedMatches(rows: Placed<RoundMatch>[], zone: FileZone, report: FeedReport): FeedMatch[] {
  const rounds = openfootballRounds(rows.map((row) => row.value));
  return rows.flatMap(({ value, place }) => {
    const result = openfootballResult(value);
    if (!result) return [];
    if (result.estado === 'finalizado' && !result.official) {
      report.notes.push(`${place}: the score after 90 minutes is not told; the match is finished without a result.`);
    }
    return {
      external_id: idOf(value),
      jornada: rounds.get(value.round)?.number ?? null,
      local_external_id: sideName(value.team1),
      visit_external_id: sideName(value.team2),
      ...openfootballKickOff(value, zone),
      minute: null,
      ...result,
    };
  });
}

/** Goals of the 90 minutes, which the score counts; whose side an own goal's scorer is of, its list tells. */
function goalEvents(match: string, { goals1 = [], goals2 = [] }: OpenfootballMatch): FeedEvent[] {
  return [goals1, goals2].flatMap((goals, side) =>
    goals.map(({ minute, name = '', penalty, owngoal }) => ({
      match_external_id: match,
      minute,
      type: owngoal ? ('autogol' as const) : penalty ? ('gol_penal' as const) : ('gol' as const),
      local: (side === 0) !== (owngoal ?? false),
      player_external_id: null,
      player_name: name,
    })),
  );
}

/** '2024-25' or '2025' out of the file's title; the year of the first match where it names none. */
function seasonOf(title: string, dates: string[]): string {
  const [, first, second] = /(\d{4})(?:[/-](\d{2,4}))?/.exec(title) ?? [];
  if (first) return second ? `${first}-${second.slice(-2)}` : first;
  return dates.toSorted()[0]?.slice(0, 4) ?? '';
}

export interface OpenfootballOptions {
  /** IANA name, such as 'America/Lima'. */
  zone?: string;
}

/**
 * Reads a JSON file of the openfootball repositories: football.json, worldcup.json or copa-america.json. Times carry no
 * zone there, but for those that say 'UTC-5': give the competition's, or the file's name or title tells it (openfootballZone);
 * `notes` says which. Throws `FeedError` where nothing tells it (rules R18.4), and on a file that cannot be read whole.
 */
export function readOpenfootball(path: string, options: OpenfootballOptions = {}): FeedSeason {
  const files = singleFile(path);
  return readOpenfootballFile(files, files.name, options);
}

/** The same of one document among others. */
export const readOpenfootballFile = (files: FeedFiles, file: string, options: OpenfootballOptions = {}): FeedSeason =>
  openfootballSeason(file, (shape) => readJson(files, file, shape), options);

/** The same of a file in Football.TXT. */
export const readFootballTxt = (files: FeedFiles, file: string, options: OpenfootballOptions = {}): FeedSeason => {
  const { content, lines } = footballTxt(files, file);
  const placeOf = ([, at, ...rest]: readonly PropertyKey[]) =>
    [`line ${lines[Number(at)] ?? 1}`, ...(rest.length > 0 ? [rest.join('.')] : [])].join(', at ');
  return openfootballSeason(file, (shape) => inShape(file, content, shape, placeOf), options);
};

function openfootballSeason(
  file: string,
  read: (shape: ReturnType<typeof openfootballFile>) => OpenfootballFile,
  { zone }: OpenfootballOptions,
): FeedSeason {
  const zoneOf = ({ name }: Pick<OpenfootballFile, 'name'>) => openfootballZone(`${file} ${name}`, zone);
  const content = read(openfootballFile((given) => zoneOf(given).zone));
  const report = emptyReport();
  const rows = matchesOf(file, content);
  const listed = [...(content.teams ?? []), ...(content.groups ?? []).flatMap((group) => group.teams)];
  report.rowsRead = { matches: rows.length, teams: listed.length, stadiums: content.stadiums?.length ?? 0 };
  const fileZone = zoneOf(content);
  if (fileZone.note && rows.length) report.notes.push(fileZone.note);
  const sound = soundMatches(rows, report);
  const matches = feedMatches(sound, fileZone, report);
  const rounds = openfootballRounds(sound.map((row) => row.value));
  return {
    source: file,
    provider: 'openfootball',
    byName: true,
    competition: content.name.replace(/ \d{4}(?:[/-]\d{2,4})?$/, ''),
    season: seasonOf(
      content.name,
      rows.map((row) => row.value.date),
    ),
    teams: openfootballTeams([...listed, ...sound.flatMap(({ value }) => [value.team1, value.team2])]),
    players: [],
    jornadas: [...rounds.values()].toSorted((a, b) => a.number - b.number),
    matches,
    events: sound.flatMap((row) => goalEvents(idOf(row.value), row.value)),
    stats: [],
    ...report,
  };
}
