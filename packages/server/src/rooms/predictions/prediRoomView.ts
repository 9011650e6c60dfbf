import { sql } from 'kysely';
import type { PrediRoom, PrediTipo, SalaTipo } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import { teamsById } from '../../catalogue/clubs/teamView';
import { roomMoney } from '../view/roomMoney';
import { progressOf, type RoomWithSeat } from '../view/roomView';
import { roomFigures } from './roomFigures';

const tipos: Record<SalaTipo, PrediTipo> = {
  '1': 'publica',
  '2': 'privada',
  '3': 'evento',
  '4': 'publica',
  '5': 'publica',
};

/** Prediction rooms as the wire shows them; the access code is for the owner alone (security §5.1). */
export async function prediRoomViews(
  q: Queryable,
  viewer: number,
  rooms: readonly RoomWithSeat[],
): Promise<PrediRoom[]> {
  if (rooms.length === 0) return [];
  const ids = rooms.map(({ id }) => id);
  const [figures, matches] = [await roomFigures(q, ids, viewer), await roomTeams(q, ids)];
  const owners = await usersMini(
    q,
    rooms.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return rooms.map((room) => {
    const { pozo, awards } = roomMoney(room);
    const own = figures.get(room.id);
    const played = matches.filter(({ room_id }) => room_id === room.id);
    return {
      id: room.id,
      amount_ins: room.amount_ins,
      date_start: room.starts_at,
      teams_logos: played.map(({ logos }) => logos),
      user_ins: room.my_entry,
      num_players: room.taken,
      cod_access: room.owner_id === viewer ? room.cod_access : null,
      awards,
      name: room.name,
      tipo: tipos[room.tipo],
      estado: room.estado,
      progress: progressOf(room),
      max_players: room.max_players,
      min_players: room.min_players,
      modo_pozo: room.modo_pozo,
      commission_bps: room.commission_bps,
      pozo,
      top_award: awards[0]?.amount ?? 0,
      pts_en_juego: own?.pts_en_juego ?? 0,
      num_matches: played.length,
      league_names: [...new Set(played.map(({ league_name }) => league_name))],
      lock_at: room.lock_at,
      free_exit_until: room.free_exit_until,
      owner: room.owner_id === null ? null : (owners.get(room.owner_id) ?? null),
      is_admin: room.owner_id === viewer,
      has_tie: own?.has_tie ?? false,
      unanswered: own?.unanswered ?? 0,
      late_join: room.late_join,
      ...(room.rules.predi_scoring ? { scoring: room.rules.predi_scoring } : {}),
      ...(own?.long_term ? { long_term: own.long_term } : {}),
    };
  });
}

async function roomTeams(q: Queryable, ids: number[]) {
  const { rows } = await sql<{ room_id: number; local_team: number; visit_team: number; league_name: string }>`
    select rm.room_id, m.local_team, m.visit_team, l.name as league_name
    from room_match rm join match m on m.id = rm.match_id join league l on l.id = m.league_id
    where rm.room_id = any(${ids}::int[]) order by rm.room_id, m.kick_off, m.id`.execute(q);
  const teams = await teamsById(
    q,
    rows.flatMap((row) => [row.local_team, row.visit_team]),
  );
  return rows.map((row) => ({
    room_id: row.room_id,
    league_name: row.league_name,
    logos: [teams.get(row.local_team)?.logo ?? '', teams.get(row.visit_team)?.logo ?? ''],
  }));
}
