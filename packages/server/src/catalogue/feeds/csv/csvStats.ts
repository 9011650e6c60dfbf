import { sql } from 'kysely';
import type { z } from 'zod';
import { NO_STATS, type PlayerMatchStats } from '@arma11/core/domain';
import type { Queryable } from '../../../platform/db/database';
import type { FeedPlayerMatch } from '../feedShape';
import type { Checked } from './csvCatalogue';
import type { MatchStatsRow, StatsRow } from './csvShapes';
import { repeated, type CsvRead, type CsvLine } from './csvText';

type Row = z.output<typeof StatsRow>;

interface KnownMatch {
  external_id: string;
  jornada: number;
  local_team: number;
  visit_team: number;
  estado: string;
}

/** What a league knows of the players and matches that a file names. */
interface KnownRows {
  players: ReadonlyMap<string, { team_id: number; position: number }>;
  matches: ReadonlyMap<string, KnownMatch>;
}

async function knownRows(q: Queryable, leagueId: number): Promise<KnownRows> {
  const players = await q
    .selectFrom('player')
    .select(['external_id', 'team_id', 'position'])
    .where('league_id', '=', leagueId)
    .execute();
  const { rows: matches } = await sql<KnownMatch>`
    select external_id, jornada, local_team, visit_team, estado from match_now where league_id = ${leagueId}`.execute(
    q,
  );
  return {
    players: new Map(players.map((player) => [player.external_id, player])),
    matches: new Map(matches.map((match) => [match.external_id, match])),
  };
}

const BEGUN: ReadonlySet<string> = new Set(['en_vivo', 'descanso', 'finalizado', 'suspendido']);

function problemOf({ player, match, side }: Row, { players, matches }: KnownRows): string | null {
  const known = { player: players.get(player), match: matches.get(match) };
  if (!known.player) return `the league has no player "${player}"; import the players first`;
  if (!known.match) return `the league has no match "${match}"; import the matches first`;
  if (!BEGUN.has(known.match.estado)) return `match "${match}" is ${known.match.estado}: nobody has played it yet`;
  if (known.player.position === 4) return `"${player}" is a coach: their points follow from the result`;
  const plays = [known.match.local_team, known.match.visit_team].includes(known.player.team_id);
  if (!plays && !side) return `"${player}" is of neither side; if they were then, name their side in the column "side"`;
  return null;
}

/** What a row of statistics says that its player did. */
export function csvStatsOf({ clean_sheet, defensive_contribution, ...row }: Row): PlayerMatchStats {
  const { player: _player, match: _match, side: _side, ...counts } = row;
  return {
    ...NO_STATS,
    ...counts,
    clean_sheet: clean_sheet ?? (counts.minutes >= 60 && counts.goals_conceded === 0),
    ...(defensive_contribution === undefined ? {} : { defensive_contribution }),
  };
}

function checked(rows: CsvLine<Row>[], problems: string[], known: KnownRows): Checked<FeedPlayerMatch> {
  const wrong = rows.flatMap(({ line, value }) => {
    const problem = problemOf(value, known);
    return problem ? [`line ${line}: ${problem}.`] : [];
  });
  const all = [...problems, ...repeated(rows, ({ player, match }) => `${player}, ${match}`), ...wrong];
  if (all.length > 0) return { rows: [], problems: all };
  return {
    problems: [],
    rows: rows.map(({ value }) => {
      const match = known.matches.get(value.match)!;
      const local = known.players.get(value.player)!.team_id === match.local_team;
      return {
        player_external_id: value.player,
        match_external_id: value.match,
        jornada: match.jornada,
        was_local: value.side ? value.side === 'local' : local,
        stats: csvStatsOf(value),
      };
    }),
  };
}

/** What players did, of matches that have begun; each row names its match. */
export const csvStats = async (
  q: Queryable,
  leagueId: number,
  { rows, problems }: CsvRead<Row>,
): Promise<Checked<FeedPlayerMatch>> => checked(rows, problems, await knownRows(q, leagueId));

/** Rows of one match, which the file does not name. */
export const ofOneMatch = (
  { rows, problems }: CsvRead<z.output<typeof MatchStatsRow>>,
  match: string,
): CsvRead<Row> => ({
  rows: rows.map(({ line, value }) => ({ line, value: { ...value, match } })),
  problems,
});
