import { sql } from 'kysely';
import type { AnyFormation, Lineup, LineupEntry, Player, PointsItem } from '@arma11/core/contract';
import { groupLineup, slotsOf } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { lockedPlayers } from '../lock/slotGuard';
import { receiptOf } from '../view/receipt';
import type { RoomWithSeat } from '../view/roomView';
import { jornadaState, type JornadaState } from './jornadaState';
import { lineupEntryId } from '../view/lineupEntryId';
import { findPlayers } from '../../catalogue/players/playerRows';
import { CAPTAIN_LABEL, VOID_LABEL } from './messages.es';
import { priceIn, pricesIn } from '../slate/pool';
import { inSlate } from '../slate/inSlate';
import { voidInRoom } from '../scoring/voidInRoom';

/** The clubs with a match of a jornada that does not count in a room (rules R6.3). */
async function voidTeams(q: Queryable, roomId: number, jornada: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ team: number }>`
    select distinct unnest(array[m.local_team, m.visit_team]) as team
    from room_match rm join match_now m on m.id = rm.match_id
    where rm.room_id = ${roomId} and rm.jornada = ${jornada} and ${voidInRoom}`.execute(q);
  return new Set(rows.map(({ team }) => team));
}

/** The line that says why a player has no points of a match. */
const VOID_LINE: PointsItem = { code: 'anulado', label: VOID_LABEL, count: 1, points: 0 };

interface LineupRow {
  id: number;
  entry_id: number;
  jornada: number;
  formation: AnyFormation;
  players: number[];
  captain: number | null;
  version: number;
  saved_at: string;
  given: 'draw' | 'carried' | null;
  replacements: number[];
}

interface PlayedRow {
  player_id: number;
  points: number;
  provisional: boolean;
  breakdown: PointsItem[];
}

/** An entry's lineup of a jornada, with points as they stand. */
export async function readLineup(
  q: Queryable,
  room: RoomWithSeat,
  entryId: number,
  jornada: number,
  known?: JornadaState,
): Promise<Lineup> {
  const { rows } = await sql<LineupRow>`
    select id, entry_id, jornada, formation, players, captain, version, saved_at, given, replacements
    from lineup where entry_id = ${entryId} and jornada = ${jornada}`.execute(q);
  const row = rows[0];
  if (!row) throw notFound();
  const state = known ?? (await jornadaState(q, room, jornada));
  const entries = await lineupEntries(q, room, row, state);
  const captain = row.captain === null ? -1 : row.players.indexOf(row.captain);
  return {
    ...groupLineup(entries),
    id: entryId,
    sala: room.id,
    jornada,
    formation: row.formation,
    progress: state.sealed ? '1' : '0',
    points: total(entries, ({ points }) => points),
    ...(entries.some(({ corrected_points }) => corrected_points !== undefined)
      ? { corrected_points: total(entries, ({ points, corrected_points }) => corrected_points ?? points) }
      : {}),
    version: row.version,
    saved_at: row.saved_at,
    receipt: receiptOf(entryId, row.version, row.saved_at),
    lock_at: state.lock_at,
    captain: captain < 0 ? null : captain,
    untouched: row.given === 'draw',
    replacements: row.replacements,
  };
}

const total = (entries: readonly LineupEntry[], pointsOf: (entry: LineupEntry) => number) =>
  entries.reduce((sum, entry) => sum + pointsOf(entry), 0);

async function lineupEntries(
  q: Queryable,
  room: RoomWithSeat,
  row: LineupRow,
  { closed, sealed }: JornadaState,
): Promise<LineupEntry[]> {
  const where = { roomId: room.id, jornada: row.jornada };
  const locked = closed && !sealed ? await lockedPlayers(q, where, row.players) : null;
  const players = await findPlayers(q, {
    leagueId: room.league_id,
    match: inSlate(room.id, row.jornada),
    where: sql`p.id = any(${row.players}::int[])`,
    inLineup: new Set(row.players),
    selectedPct: sealed ? await selectedPercents(q, room.id, row.jornada, row.players) : undefined,
  });
  const prices = await pricesIn(q, room, row.jornada);
  const byId = new Map(players.map((player) => [player.id, { ...player, ...priceIn(prices, player.id) }]));
  const played = closed ? await playedRows(q, room, row) : [];
  const corrected = room.estado === 'pagada' ? await pointsNow(q, room, row) : null;
  const voided = closed ? await voidTeams(q, room.id, row.jornada) : null;
  return slotsOf(row.formation).map(({ slot, position }) => {
    const player = byId.get(row.players[slot] ?? 0);
    if (!player) throw new Error(`lineup ${row.id} has no player in slot ${slot}`);
    const mine = played.filter(({ player_id }) => player_id === player.id);
    const times = player.id === row.captain ? 2 : 1;
    const points = mine.reduce((sum, each) => sum + each.points, 0) * times;
    const now = (corrected?.get(player.id) ?? 0) * times;
    return {
      id: lineupEntryId(row.id, slot),
      player,
      player_type: position,
      points,
      ...(corrected && now !== points ? { corrected_points: now } : {}),
      last_points: lastPoints(player, mine),
      slot,
      locked: locked ? locked.has(player.id) : closed,
      provisional: mine.some(({ provisional }) => provisional),
      breakdown: [
        ...mine.flatMap(({ breakdown }) => breakdown),
        ...(voided?.has(player.team.id) ? [VOID_LINE] : []),
        ...armband(player.id === row.captain, mine),
      ],
    };
  });
}

// What being the captain adds, as a line of its own.
function armband(isCaptain: boolean, played: PlayedRow[]): PointsItem[] {
  const points = played.reduce((sum, row) => sum + row.points, 0);
  return isCaptain && points !== 0 ? [{ code: 'capitan', label: CAPTAIN_LABEL, count: 1, points }] : [];
}

// `form` already ends with this jornada once they have played it.
const lastPoints = ({ form }: Player, played: PlayedRow[]) => form.at(played.length > 0 ? -2 : -1) ?? 0;

async function playedRows(q: Queryable, room: RoomWithSeat, { players, jornada }: LineupRow): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    select player_id, points, provisional, breakdown from room_played
    where room_id = ${room.id} and jornada = ${jornada} and player_id = any(${players}::int[])
    order by kick_off, match_id`.execute(q);
  return rows;
}

/** What the data say now of the matches that a room was paid on: beside the points of the payment a note (rules R15.3). */
async function pointsNow(
  q: Queryable,
  room: RoomWithSeat,
  { players, jornada }: LineupRow,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ player_id: number; points: number }>`
    select pm.player_id, sum(pm.points)::int as points
    from room_match rm join match m on m.id = rm.match_id join player_match pm on pm.match_id = m.id
    where rm.room_id = ${room.id} and rm.jornada = ${jornada} and rm.paid_changes is not null
      and m.estado = 'finalizado' and pm.player_id = any(${players}::int[])
    group by 1`.execute(q);
  return new Map(rows.map(({ player_id, points }) => [player_id, points]));
}

async function selectedPercents(q: Queryable, roomId: number, jornada: number, players: number[]) {
  const { rows } = await sql<{ player_id: number; pct: number }>`
    select x.player_id, round(100.0 * count(*) / max(r.taken), 1)::float8 as pct
    from room r join entry e on e.room_id = r.id join lineup l on l.entry_id = e.id and l.jornada = ${jornada}
    cross join lateral unnest(l.players) as x(player_id)
    where r.id = ${roomId} and x.player_id = any(${players}::int[]) group by 1`.execute(q);
  return new Map(rows.map(({ player_id, pct }) => [player_id, pct]));
}
