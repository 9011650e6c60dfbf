import { sql } from 'kysely';
import type { RoomOffer, Sala, SalaMini, UserMini } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import type { Tail, Value, Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';
import { jornadaOpen, lockOfJornada } from '../lock/jornadaLock';
import { freeExitUntil } from '../lock/freeExit';
import { roomMoney } from './roomMoney';

/** A room with what its views add: names and the caller's seat. */
export interface RoomWithSeat extends RoomRow {
  league_name: string;
  league_unique: string;
  league_logo: string;
  /** How many matches count in it (rules R14.1). */
  num_matches: number;
  /** The jornada in play, else the next: the only one of most rooms (rules R3.6). */
  jornada_now: number;
  /** Its name. */
  jornada_name: string;
  /** When its lineups lock, and whether they still take changes. */
  lock_now: string;
  open_now: boolean;
  /** The caller's entry id, 0 when not joined (rules R3.2). */
  my_entry: number;
  /** The caller made it (rules R3.4). */
  is_mine: boolean;
  /** Until when the caller may leave whatever the rules of leaving, since the lock or the slate has changed (rules R14.4). */
  free_exit_until: string | null;
}

/** '1' once no one can join or change anything (product §4). */
export const progressOf = ({ estado }: Pick<RoomRow, 'estado'>): '0' | '1' =>
  estado === 'borrador' || estado === 'abierta' || estado === 'llena' ? '0' : '1';

// The first jornada with a match to come; postponed ones do not hold the room back. After the last, the last that locked.
const jornadaNow: Value<number> = sql`case when r.jornada_to = r.jornada_from or r.kind = 'predi' then r.jornada_from else coalesce(
  (select min(rm.jornada) from room_match rm join match_now m on m.id = rm.match_id
   where rm.room_id = r.id and m.estado in ('programado','en_vivo','descanso')
     and (rm.jornada = r.jornada_from or exists (select from room_jornada x where x.room_id = r.id and x.jornada = rm.jornada))),
  (select max(x.jornada) from room_jornada x where x.room_id = r.id and x.lock_at <= app_now()), r.jornada_from) end`;

/** '1' once the lineups of the room's current jornada are closed; before and after that it is the room's own. */
export const progressNow = (room: RoomWithSeat): '0' | '1' =>
  room.jornada_now === room.jornada_from ? progressOf(room) : room.open_now ? '0' : '1';

/** Rooms that a condition on `r` (room) and `l` (league) chooses, with the caller's seat. */
export async function selectRooms(
  q: Queryable,
  userId: number,
  where: Where,
  tail: Tail = sql`order by r.id`,
): Promise<RoomWithSeat[]> {
  const { rows } = await sql<RoomWithSeat>`
    select r.*, l.name as league_name, l.league_unique, l.logo as league_logo, j.name as jornada_name,
      play.jornada as jornada_now, coalesce(${lockOfJornada(sql`play.jornada`)}, r.lock_at) as lock_now,
      ${jornadaOpen(sql`play.jornada`)} as open_now,
      (select count(*)::int from room_match rm where rm.room_id = r.id and rm.jornada = play.jornada and not rm.void) as num_matches, coalesce(e.id, 0) as my_entry,
      coalesce(r.owner_id = ${userId}, false) as is_mine,
      case when r.estado in ('abierta','llena') and app_now() < ${freeExitUntil} then ${freeExitUntil} end as free_exit_until
    from room r
    join league l on l.id = r.league_id
    cross join lateral (select ${jornadaNow} as jornada) play
    join jornada j on j.league_id = r.league_id and j.number = play.jornada
    left join entry e on e.room_id = r.id and e.user_id = ${userId}
    where ${where} ${tail}`.execute(q);
  return rows;
}

export const salaMini = (room: RoomWithSeat): SalaMini => ({
  id: room.id,
  jornada: room.jornada_now,
  jornada_name: room.jornada_name,
});

/** A lineup room as a card shows it. */
export function offerView(room: RoomWithSeat): RoomOffer {
  const { pozo, awards } = roomMoney(room);
  return {
    amount_ins: room.amount_ins,
    league_name: room.league_name,
    league_unique: room.league_unique,
    num_players: room.taken,
    ins_user: room.my_entry,
    sala: room.id,
    name: room.name,
    tipo: room.tipo,
    estado: room.estado,
    progress: progressOf(room),
    jornada: room.jornada_now,
    jornada_name: room.jornada_name,
    max_players: room.max_players,
    commission_bps: room.commission_bps,
    pozo,
    top_award: awards[0]?.amount ?? 0,
    modo_pozo: room.modo_pozo,
    lock_at: room.lock_at,
    num_matches: room.num_matches,
    league_logo: room.league_logo,
  };
}

/** A lineup room in full; its access code is for its owner and its members (security §5.1). */
function salaView(room: RoomWithSeat, owner: UserMini | null): Sala {
  const { pozo, awards } = roomMoney(room);
  return {
    ...salaMini(room),
    name: room.name,
    tipo: room.tipo,
    estado: room.estado,
    progress: progressOf(room),
    amount_ins: room.amount_ins,
    league_name: room.league_name,
    league_unique: room.league_unique,
    league_logo: room.league_logo,
    num_players: room.taken,
    max_players: room.max_players,
    min_players: room.min_players,
    modo_pozo: room.modo_pozo,
    commission_bps: room.commission_bps,
    pozo,
    awards,
    num_matches: room.num_matches,
    cod_access: room.my_entry > 0 || room.is_mine ? room.cod_access : null,
    owner,
    lock_at: room.lock_at,
    free_exit_until: room.free_exit_until,
    starts_at: room.starts_at,
    ends_at: room.ends_at,
    jornada_from: room.jornada_from,
    jornada_to: room.jornada_to,
    flags: room.rules.flags,
    rules_version: room.rules_version,
    ins_user: room.my_entry,
    cancel_reason: room.cancel_reason,
  };
}

/** Rooms in full, with their owners. */
export async function salaViews(q: Queryable, rooms: readonly RoomWithSeat[]): Promise<Sala[]> {
  const owners = await usersMini(
    q,
    rooms.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return rooms.map((room) => salaView(room, room.owner_id === null ? null : (owners.get(room.owner_id) ?? null)));
}
