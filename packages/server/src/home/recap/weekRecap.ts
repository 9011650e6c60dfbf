import { sql } from 'kysely';
import type { RecapRoom, WeekRecap } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import { inLimaDays } from '../../platform/db/limaDays';
import { countAnswers } from '../../players/quests/countAnswers';
import { namedRoom } from '../../players/quests/namedRoom';
import { bestFootballer } from './bestFootballer';

const SHOWN = 20;
const DAYS = 7;

type Week = Pick<WeekRecap, 'week' | 'until' | 'over' | 'earlier'>;

interface PaidRoom {
  /** The room's id, also of a casual one. */
  room: number;
  /** It was played with a lineup whose footballers were in its matches. */
  football: boolean;
  lineups: boolean;
  shown: RecapRoom;
}

/** A player's week in Lima, from Monday to Sunday: the one of that day, or the last that is over (rules R24). */
export async function weekRecap(q: Queryable, userId: number, day?: string): Promise<WeekRecap> {
  const week = await weekOf(q, userId, day);
  const paid = await paidRooms(q, userId, week.week);
  const rooms = paid.map(({ shown }) => shown);
  const { aciertos, fallos } = await countAnswers(q, { userId, first: week.week, days: DAYS });
  return {
    ...week,
    rooms: rooms.slice(0, SHOWN),
    played: rooms.length,
    won: rooms.filter(({ position }) => position === 1).length,
    points: { lineups: pointsOf(paid, true), predictions: pointsOf(paid, false) },
    answers: { aciertos, fallos },
    prizes: rooms.reduce((sum, { prize }) => sum + prize, 0),
    xp: await xpOf(q, userId, week.week),
    best: await bestFootballer(
      q,
      userId,
      paid.filter(({ football }) => football).map(({ room }) => room),
    ),
  };
}

const pointsOf = (paid: readonly PaidRoom[], lineups: boolean): number =>
  paid.filter((room) => room.lineups === lineups).reduce((sum, { shown }) => sum + shown.points, 0);

async function weekOf(q: Queryable, userId: number, day: string | undefined): Promise<Week> {
  const { rows } = await sql<Week>`
    with today as (select (app_now() at time zone 'America/Lima')::date as day),
      asked as (select today.day, date_trunc('week', coalesce(${day ?? null}::date, today.day - ${DAYS}::int)::timestamp)::date
        as monday from today)
    select to_char(monday, 'YYYY-MM-DD') as week, to_char(monday + 6, 'YYYY-MM-DD') as until, day > monday + 6 as over,
      (select u.created_at from app_user u where u.id = ${userId}) < monday::timestamp at time zone 'America/Lima' as earlier
    from asked`.execute(q);
  return rows[0]!;
}

/** The best places first; of equal ones the rooms in which more played. Who got the fee back was in no room. */
async function paidRooms(q: Queryable, userId: number, week: string): Promise<PaidRoom[]> {
  const { rows } = await sql<RecapRoom & Omit<PaidRoom, 'shown'>>`
    select ${namedRoom}, r.id as room, r.kind = 'compe' as lineups, r.kind = 'compe' and r.tipo <> '5' as football,
      s.position, r.taken as num_players, s.points, s.prize
    from entry e join room r on r.id = e.room_id join standing s on s.entry_id = e.id and s.jornada = 0
    where e.user_id = ${userId} and r.estado = 'pagada' and r.cancel_reason is null
      and ${inLimaDays(sql`r.paid_at`, week, DAYS)}
    order by s.position, r.taken desc, r.id`.execute(q);
  return rows.map(({ room, lineups, football, ...shown }) => ({ room, lineups, football, shown }));
}

async function xpOf(q: Queryable, userId: number, week: string): Promise<number> {
  const { rows } = await sql<{ xp: number }>`
    select coalesce(sum(x.xp), 0)::int as xp from xp_event x
    where x.user_id = ${userId} and ${inLimaDays(sql`x.created_at`, week, DAYS)}`.execute(q);
  return rows[0]!.xp;
}
