import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { type AskedCode, rangeOf, type SentCode, WATCHED } from './smsAllowance';

type Asked = Omit<AskedCode, 'now'>;

/** Whoever else asks for the same player, number, address or range of numbers waits until this transaction is over. */
export async function lockSenders(tx: Tx, { userId, phone, ip }: Asked): Promise<void> {
  const keys = [`user:${userId}`, `phone:${phone}`, `ip:${ip}`, `range:${rangeOf(phone)}`];
  // In one order for everybody: two that share two keys must not each hold one.
  await sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('sms:' || name, 0) as key from unnest(${keys}::text[]) as name order by 1) as keys`.execute(
    tx,
  );
}

/** The codes of the last 24 hours that the limits of this one count, newest first, but for those of everybody. */
export async function sentAlike(tx: Tx, { userId, phone, ip }: Asked): Promise<{ sent: SentCode[]; now: number }> {
  const { rows: clock } = await sql<{ now: number }>`
    select extract(epoch from app_now())::float8 * 1000 as now`.execute(tx);
  const { rows: sent } = await sql<SentCode>`
    select user_id as "userId", phone, ip, verified_at is not null as verified,
      extract(epoch from sent_at)::float8 * 1000 as at
    from phone_send
    where sent_at > (select app_now()) - interval '1 day'
      and (user_id = ${userId} or phone = ${phone} or ip = ${ip} or left(phone, 8) = ${rangeOf(phone)})
    order by sent_at desc, id desc`.execute(tx);
  return { sent, now: clock[0]!.now };
}

/** The last codes of the day to anybody, newest first; an operator may have said that what came before is well. */
export async function lastSent(tx: Tx): Promise<Pick<SentCode, 'verified'>[]> {
  const { rows } = await sql<Pick<SentCode, 'verified'>>`
    select verified_at is not null as verified from phone_send
    where sent_at > greatest((select app_now()) - interval '1 day',
      (select (value ->> 'at')::timestamptz from setting where key = 'sms-resumed'))
    order by sent_at desc, id desc limit ${WATCHED}`.execute(tx);
  return rows;
}
