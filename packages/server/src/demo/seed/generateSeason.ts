import { limaDay } from '@arma11/core/domain';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedSeason } from '../../catalogue/feeds/feedShape';
import { conditionsAfter } from '../match/conditionsAfter';
import { lastTick } from '../match/matchClock';
import type { MatchScript, Side } from '../match/matchScript';
import type { Squadman } from '../match/pickTeam';
import { scriptMatch } from '../match/scriptMatch';
import { stateAt } from '../match/stateAt';
import { demoLeague, matchesOf, type DemoLeague, type DemoMatch } from '../season/demoLeague';
import { emptyFeed } from '../season/emptyFeed';
import { feedFixture } from '../season/feedFixture';
import type { DemoPlayer } from '../season/squads';
import { DATED_AHEAD, jornadaStart, kickOffOf, LIVE_JORNADA } from '../season/schedule';

/** The jornadas whose results are history when the demo is laid; the next one is played with rooms on it. */
export const PLAYED_BEFORE = LIVE_JORNADA - 2;

/** A match of the past with all that happened in it. */
export interface PlayedMatch extends DemoMatch {
  script: MatchScript;
}

/** The season as a feed, and what a feed does not tell. */
export interface GeneratedSeason {
  league: DemoLeague;
  feed: FeedSeason;
  played: PlayedMatch[];
}

/** The condition of everybody, by player, as the season goes on. */
type Infirmary = Map<string, Pick<FeedPlayer, 'condition' | 'condition_note'>>;

const squadOn = ({ squads }: DemoLeague, club: string, infirmary: Infirmary): Squadman[] =>
  (squads.get(club) ?? []).map((player) => ({
    ...player,
    condition: infirmary.get(player.external_id)?.condition ?? 0,
  }));

function playPast(league: DemoLeague, infirmary: Infirmary): PlayedMatch[] {
  const { seed } = league;
  return Array.from({ length: PLAYED_BEFORE }, (_, index) => matchesOf(league, index + 1)).flatMap((jornada) =>
    jornada.map((match) => {
      const squads = { local: squadOn(league, match.local, infirmary), visit: squadOn(league, match.visit, infirmary) };
      const script = scriptMatch({ seed, match: match.external_id, squads });
      for (const squad of [squads.local, squads.visit]) {
        const changes = conditionsAfter(script, { seed, match: match.external_id, jornada: match.jornada, squad });
        for (const { external_id, ...state } of changes) infirmary.set(external_id, state);
      }
      return { ...match, script };
    }),
  );
}

function feedResult({ script, ...match }: PlayedMatch, kick_off: string): FeedMatch {
  const { goals, first_goal, first_goal_minute } = stateAt(script, lastTick(script.added));
  return {
    ...feedFixture(match, kick_off),
    estado: 'finalizado',
    goals_local: goals.local,
    goals_visit: goals.visit,
    first_goal: first_goal ?? 'none',
    first_goal_minute: first_goal_minute ?? 0,
    official: true,
    confirmed: true,
  };
}

const feedStats = ({ script, external_id, jornada }: PlayedMatch): FeedPlayerMatch[] =>
  stateAt(script, lastTick(script.added))
    .players.filter(({ player }) => player.position !== 4)
    .map(({ player, side, stats }) => ({
      player_external_id: player.external_id,
      match_external_id: external_id,
      jornada,
      was_local: side === ('local' satisfies Side),
      stats,
    }));

const feedPlayer = (
  { external_id, club, full_name, short_name, position, contry, number }: DemoPlayer,
  infirmary: Infirmary,
): FeedPlayer => ({
  external_id,
  team_external_id: club,
  full_name,
  short_name,
  position,
  contry,
  number,
  ...(infirmary.get(external_id) ?? { condition: 0, condition_note: null }),
});

/**
 * The demo season of a seed, laid around the anchor (epoch milliseconds): the jornadas before the last finished one are
 * played, that one, the one in play and the next have dates, the rest has none yet.
 */
export function generateSeason(seed: number, anchor: number): GeneratedSeason {
  const league = demoLeague(seed);
  const infirmary: Infirmary = new Map();
  const played = playPast(league, infirmary);
  const numbers = league.rounds.map((_, index) => index + 1);
  const ahead = numbers.filter((jornada) => jornada > PLAYED_BEFORE);
  const kickOff = ({ jornada, place }: DemoMatch) =>
    jornada <= LIVE_JORNADA + DATED_AHEAD ? kickOffOf(jornadaStart(anchor, jornada), place) : null;
  const players = [...league.squads.values()].flat().map((player) => feedPlayer(player, infirmary));
  const feed: FeedSeason = {
    ...emptyFeed(limaDay(anchor).slice(0, 4)),
    teams: league.clubs.map(({ external_id, name, short }) => ({ external_id, name, short })),
    players,
    jornadas: numbers.map((number) => ({ number, name: `Jornada ${number}` })),
    matches: [
      ...played.map((match) => feedResult(match, kickOff(match)!)),
      ...ahead.flatMap((jornada) => matchesOf(league, jornada).map((match) => feedFixture(match, kickOff(match)))),
    ],
    stats: played.flatMap(feedStats),
  };
  return { league, feed, played };
}
