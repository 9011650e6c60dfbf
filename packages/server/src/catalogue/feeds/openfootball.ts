import { basename } from 'node:path';
import { emptyReport, keepFirst, placed, reject, type FeedReport, type Placed } from './feedReport';
import type { FeedMatch, FeedSeason } from './feedShape';
import { openfootballKickOff } from './openfootballKickOff';
import { openfootballResult } from './openfootballResult';
import { openfootballRounds } from './openfootballRounds';
import { OpenfootballFile, type OpenfootballMatch } from './openfootballShapes';
import { openfootballTeams, sideName } from './openfootballTeams';
import { openfootballZone, type FileZone } from './openfootballZone';
import { readJson } from './readJson';

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

/** '2024-25' or '2025' out of the file's title; the year of the first match where it names none. */
function seasonOf(title: string, dates: string[]): string {
  const [, first, second] = /(\d{4})(?:[/-](\d{2,4}))?/.exec(title) ?? [];
  if (first) return second ? `${first}-${second.slice(-2)}` : first;
  return dates.toSorted()[0]?.slice(0, 4) ?? '';
}

/**
 * Reads a JSON file of the openfootball repositories: football.json, worldcup.json or copa-america.json. Times carry no
 * zone there: give the competition's, or the file's name or title tells it (openfootballZone), or they are taken as UTC
 * and left unconfirmed; `notes` says which. Throws `FeedError` on a file that cannot be read whole.
 *
 * @param zone IANA name, such as 'America/Lima'.
 */
export function readOpenfootball(path: string, { zone }: { zone?: string } = {}): FeedSeason {
  const file = basename(path);
  const content = readJson(path, OpenfootballFile);
  const report = emptyReport();
  const rows = matchesOf(file, content);
  const listed = [...(content.teams ?? []), ...(content.groups ?? []).flatMap((group) => group.teams)];
  report.rowsRead = { matches: rows.length, teams: listed.length, stadiums: content.stadiums?.length ?? 0 };
  const fileZone = openfootballZone(`${file} ${content.name}`, zone);
  if (fileZone.note && rows.length) report.notes.push(fileZone.note);
  const sound = soundMatches(rows, report);
  const matches = feedMatches(sound, fileZone, report);
  const rounds = openfootballRounds(sound.map((row) => row.value));
  return {
    source: file,
    competition: content.name.replace(/ \d{4}(?:[/-]\d{2,4})?$/, ''),
    season: seasonOf(
      content.name,
      rows.map((row) => row.value.date),
    ),
    teams: openfootballTeams([...listed, ...sound.flatMap(({ value }) => [value.team1, value.team2])]),
    players: [],
    jornadas: [...rounds.values()].toSorted((a, b) => a.number - b.number),
    matches,
    stats: [],
    ...report,
  };
}
