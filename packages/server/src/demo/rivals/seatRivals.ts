import { STAND_IN_HOST } from '../../rooms/predictions/pool/seatPeople';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { streamOf } from '../season/streamOf';
import type { DemoSeason } from '../season/demoSeason';
import { enterRivals, type RivalRoom } from './enterRivals';
import { seatsWanted, type FillingRoom } from './seatsWanted';

type WaitingRoom = RivalRoom & FillingRoom;

async function waitingRooms(db: Db, leagueId: number): Promise<WaitingRoom[]> {
  const { rows } = await sql<WaitingRoom>`
    select r.id, r.kind, r.tipo, r.amount_ins, r.league_id, r.jornada_from, r.jornada_to, r.taken, r.max_players, r.modo_pozo,
      (extract(epoch from app_now() - r.created_at) / greatest(1, extract(epoch from r.lock_at - r.created_at)))::float8 as progress
    from room r where r.league_id = ${leagueId} and r.tipo <> '2' and r.cod_access is null and not r.code_only and r.estado = 'abierta' and app_now() < r.lock_at
    order by r.lock_at, r.id`.execute(db.fresh);
  return rows;
}

/** Rivals who are not in the room yet: in each room another order. */
async function nextRivals(db: Db, roomId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.is_bot and u.test_partner_id is null and u.email_key not like ${`%@${STAND_IN_HOST}`} and not exists (select from entry e where e.room_id = ${roomId} and e.user_id = u.id)
    order by md5(u.id::text || ':' || ${roomId}::text) limit ${count}`.execute(db.fresh);
  return rows.map(({ id }) => id);
}

/** Lets rivals come into the rooms that have fewer than they should by now, the emptiest first; at most so many in one call. */
export async function seatRivals(db: Db, { league, leagueId }: DemoSeason, most: number): Promise<number> {
  const rooms = (await waitingRooms(db, leagueId))
    .map((room) => ({ room, wanted: seatsWanted(room, streamOf(league.seed, 'crowd', room.id)()) }))
    .filter(({ room, wanted }) => room.taken < wanted)
    .toSorted((a, b) => a.room.taken / a.wanted - b.room.taken / b.wanted);
  let left = most;
  for (const { room, wanted } of rooms) {
    const rivals = await nextRivals(db, room.id, Math.min(wanted - room.taken, left));
    left -= await seat(db, room, rivals, league.seed);
    if (left === 0) break;
  }
  return most - left;
}

/** A room that somebody else filled or that has locked meanwhile takes nobody: no harm done. */
const seat = (db: Db, room: RivalRoom, rivals: number[], seed: number): Promise<number> =>
  db
    .tx((tx) => enterRivals(tx, room, rivals, seed))
    .then(
      () => rivals.length,
      (error: unknown) => {
        if (error instanceof Refusal) return 0;
        throw error;
      },
    );
