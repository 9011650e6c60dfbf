import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import { limaDay } from '@arma11/core/domain';
import { appNow } from '../../platform/db/clock';
import type { Queryable } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';
import { inLimaDays } from '../../platform/db/limaDays';
import { countAnswers } from './countAnswers';
import { balancesOf } from '../../ledger/balances';
import { namedRoom } from './namedRoom';
import { questViews } from './questViews';

type Summary = CallOutput<'quests', 'resume'>;

const NEXT = 3;

/** A player's day in Lima, from midnight to midnight; today unless told (rules R11.7). */
export async function daySummary(q: Queryable, userId: number, day?: string): Promise<Summary> {
  const date = day ?? limaDay(await appNow(q));
  return {
    date,
    quests: await questViews(q, userId, sql`true`),
    rooms: await roomsOf(q, userId, date),
    answers: await countAnswers(q, { userId, first: date, days: 1 }),
    coins: await coinsOf(q, userId, date),
    next_locks: await nextLocks(q, userId),
    saldo: (await balancesOf(q, userId)).saldo,
  };
}

const within = (instant: Value<string>, date: string): Where => inLimaDays(instant, date, 1);

// Nobody has a place in a room that gave its entries back, and it asks for nothing any more (rules R16.9).
const refunded = sql<boolean>`(r.estado = 'cancelada' or r.cancel_reason is not null)`;

/** Rooms that closed or were paid that day; a place that is not final yet is as of now. */
async function roomsOf(q: Queryable, userId: number, date: string): Promise<Summary['rooms']> {
  const { rows } = await sql<Summary['rooms'][number]>`
    select ${namedRoom}, s.position as rank, coalesce(s.points, 0) as points, coalesce(s.prize, 0) as prize, r.estado
    from entry e join room r on r.id = e.room_id left join standing s on s.entry_id = e.id and s.jornada = 0
    where e.user_id = ${userId} and r.estado not in ('borrador','abierta','llena') and not ${refunded}
      and (${within(sql`r.lock_at`, date)} or ${within(sql`r.paid_at`, date)})
    order by coalesce(r.paid_at, r.lock_at) desc, r.id desc limit 200`.execute(q);
  return rows;
}

/** Coins that came and went that day, fact by fact: what waits for a withdrawal has gone, a fee that came back never went. */
async function coinsOf(q: Queryable, userId: number, date: string): Promise<Summary['coins']> {
  const { rows } = await sql<Summary['coins']>`
    select coalesce(sum(greatest(f.net, 0)), 0)::bigint as "in", coalesce(-sum(least(f.net, 0)), 0)::bigint as "out"
    from (select sum(l.amount) as net from account a join ledger_entry l on l.account_id = a.id
      join ledger_tx t on t.id = l.tx_id and ${within(sql`t.created_at`, date)}
      where a.user_id = ${userId} and a.kind <> 'user:retenido'
      group by case when t.kind in ('join','refund') then 'seat:' || t.ref else t.id::text end) f`.execute(q);
  return rows[0]!;
}

// A question about the competition as a whole that its room's players may still answer (rules R17.5).
const undecided: Where = sql`(coalesce(k.lock_at, r.lock_at) > app_now()
  and not exists (select from league_outcome o where o.league_id = r.league_id and o.kind = k.kind))`;

/** The player's rooms that lock next, with what they can still answer in them; none whose matches are all put off or void. */
async function nextLocks(q: Queryable, userId: number): Promise<Summary['next_locks']> {
  const { rows } = await sql<Summary['next_locks'][number]>`
    select ${namedRoom}, r.lock_at, (select count(*)::int from market k left join match_now m on m.id = k.match_id
      where k.room_id = r.id and k.estado = 'pendiente' and (m.estado = 'programado' or k.match_id is null and ${undecided})
      and not exists (select from answer a where a.entry_id = e.id and a.market_id = k.id)) as unanswered
    from entry e join room r on r.id = e.room_id
    where e.user_id = ${userId} and r.estado in ('abierta','llena') and r.lock_at > app_now() and exists (
      select from room_match rm join match_now m on m.id = rm.match_id
      where rm.room_id = r.id and not rm.void and m.estado = 'programado')
    order by r.lock_at, r.id limit ${NEXT}`.execute(q);
  return rows;
}
