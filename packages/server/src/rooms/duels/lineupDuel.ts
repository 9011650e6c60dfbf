import { sql } from 'kysely';
import type { Condition, DuelEvent, Position } from '@arma11/core/contract';
import type { PlayerMatchStats, ScoringProfile } from '@arma11/core/domain';
import { leagueProfile } from '../../catalogue/feeds/coachLeague';
import type { Queryable } from '../../platform/db/database';
import { hiddenUntilLock } from '../../platform/refusal';
import { jornadaState } from '../lineups/jornadaState';
import type { RoomWithSeat } from '../view/roomView';
import { lineupChance } from './chance/lineupChance';
import type { PlayerInPlay } from './chance/stayOf';
import type { OpenDuel } from './openDuel';
import { matchesToFinish, type MatchToFinish } from './standingMatches';

interface PlayerRow {
  id: number;
  name: string;
  position: Position;
  team_id: number;
  condition: Condition;
  average: number;
  /** Of their team's finished matches the part that they have played in. */
  played: number;
  points: number;
}

interface PlayedRow {
  player_id: number;
  match_id: number;
  stats: PlayerMatchStats;
  points: number;
}

interface NamedPlayer extends PlayerInPlay {
  name: string;
  match: MatchToFinish;
}

/** Once in each eleven, twice for its captain; what both have alike is in neither. */
async function weightsOf(q: Queryable, room: RoomWithSeat, rival: number, jornada: number) {
  const { rows } = await sql<{ entry_id: number; players: number[]; captain: number | null }>`
    select entry_id, players, captain from lineup
    where jornada = ${jornada} and entry_id in (${room.my_entry}, ${rival})`.execute(q);
  const eleven = (entry: number) => {
    const { players = [], captain } = rows.find(({ entry_id }) => entry_id === entry) ?? {};
    return new Map(players.map((id) => [id, id === captain ? 2 : 1]));
  };
  return { mine: eleven(room.my_entry), other: eleven(rival) };
}

async function playerRows(q: Queryable, room: RoomWithSeat, jornada: number, ids: readonly number[]) {
  const { rows } = await sql<PlayerRow>`
    select p.id, p.short_name as name, p.position, p.team_id, p.condition, coalesce(s.avg_points, 0)::float8 as average,
      coalesce(s.played::float8 / nullif((select count(*) from match_now m
        where p.team_id in (m.local_team, m.visit_team) and m.estado = 'finalizado'), 0), 0.8) as played,
      coalesce((select sum(x.points) from room_played x
        where x.room_id = ${room.id} and x.jornada = ${jornada} and x.player_id = p.id), 0)::int as points
    from player p left join player_stat s on s.player_id = p.id
    where p.id = any(${[...ids]}::int[]) order by p.id`.execute(q);
  return rows;
}

async function statsIn(q: Queryable, matches: readonly MatchToFinish[], ids: readonly number[]) {
  const { rows } = await sql<PlayedRow>`
    select player_id, match_id, stats, points from player_match
    where match_id = any(${matches.map(({ id }) => id)}::int[]) and player_id = any(${[...ids]}::int[])`.execute(q);
  return rows;
}

/** Two elevens of the jornada in play, once nobody can change theirs any more. */
export async function lineupDuel(q: Queryable, room: RoomWithSeat, rival: number): Promise<OpenDuel> {
  const jornada = room.jornada_now;
  const { sealed } = await jornadaState(q, room, jornada);
  if (!sealed && rival !== room.my_entry) throw hiddenUntilLock();
  const { mine, other } = await weightsOf(q, room, rival, jornada);
  const ids = [...new Set([...mine.keys(), ...other.keys()])];
  const rows = await playerRows(q, room, jornada, ids);
  const left = (await matchesToFinish(q, room.id)).filter((match) => match.jornada === jornada);
  const played = await statsIn(q, left, ids);
  const total = (eleven: ReadonlyMap<number, number>) =>
    rows.reduce((sum, { id, points }) => sum + (eleven.get(id) ?? 0) * points, 0);
  const points = { me: total(mine), rival: total(other) };
  const players = rows.flatMap((row) => {
    const weight = (mine.get(row.id) ?? 0) - (other.get(row.id) ?? 0);
    if (weight === 0) return [];
    const own = left.filter(({ local, visit }) => local === row.team_id || visit === row.team_id);
    return own.map((match): NamedPlayer => {
      const begun = match.minute > 0;
      const done = played.find(({ player_id, match_id }) => player_id === row.id && match_id === match.id);
      return {
        ...row,
        weight,
        match,
        side: match.local === row.team_id ? 0 : 1,
        stats: begun ? (done?.stats ?? null) : null,
        points: begun ? (done?.points ?? 0) : 0,
        out: row.condition >= 2,
      };
    });
  });
  const profile = await leagueProfile(q, room.league_id);
  const gap = points.me - points.rival;
  return {
    points,
    matchesLeft: left.length,
    chance: (seed) => lineupChance({ seed, gap, players, profile }),
    events: players.flatMap((player) => eventsOf(player, profile)),
  };
}

/** What a player may still do that is worth points: only of those who may be on the pitch. */
function eventsOf(player: NamedPlayer, profile: ScoringProfile): Omit<DuelEvent, 'turns'>[] {
  const { weight, name, match, position, stats, side } = player;
  const gone = stats !== null && stats.minutes > 0 && (stats.red_cards > 0 || match.minute - stats.minutes > 5);
  if (player.out || (gone && position !== 4)) return [];
  const event = (kind: DuelEvent['kind'], points: number): Omit<DuelEvent, 'turns'> => ({
    side: weight > 0 ? 'me' : 'rival',
    kind,
    subject: name,
    question: '',
    match: match.label,
    points: Math.abs(weight) * points,
  });
  if (position === 4) {
    if (profile.coach.mode !== 'resultado') return [];
    const [own, against] = side === 0 ? match.goals : [match.goals[1], match.goals[0]];
    const { win, draw } = profile.coach.points;
    const now = match.minute === 0 || own < against ? 0 : own === against ? draw : win;
    return now < win ? [event('win', win - now)] : [];
  }
  const paid = (code: string) => {
    const rule = profile.rules.find((each) => each.code === code);
    return rule && 'points' in rule ? rule.points[position] : 0;
  };
  const conceded = match.goals[side === 0 ? 1 : 0];
  const holds = conceded === 0 && paid('clean_sheet') > 1 && !stats?.clean_sheet;
  return [
    ...(paid('goals') > 0 && position > 0 ? [event('goal', paid('goals'))] : []),
    ...(holds ? [event('clean_sheet', paid('clean_sheet'))] : []),
  ];
}
