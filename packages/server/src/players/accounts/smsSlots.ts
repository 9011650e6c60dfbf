import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import type { SmsRules } from '../../platform/deps';
import { countryOf } from './codePhone';

const TOTAL = 'total';

/** Sees to it that there are as many slots as codes may be sent in a day: outside the transactions that take them. */
export async function prepareSmsSlots({ fresh }: Db, { limits, countries }: SmsRules): Promise<void> {
  const scopes = [TOTAL, ...[...countries.keys()].map((code) => `+${code}`)];
  const mosts = [limits.total, ...countries.values()];
  await sql`with missing as materialized (
      select scope, most from unnest(${scopes}::text[], ${mosts}::int[]) as asked (scope, most)
      where not exists (select from sms_slot s where s.scope = asked.scope and s.n = asked.most))
    insert into sms_slot (scope, n, free_at)
    select scope, n, '-infinity' from missing, generate_series(1, most) as n on conflict do nothing`.execute(fresh);
}

/**
 * Takes one of the codes of the day, in all and to the country of the number; undone with the transaction. Slots that
 * others are taking are passed over: nobody waits for anybody, and no more are sent than there are slots.
 *
 * @returns the seconds until one is free, 0 where it is taken.
 */
export async function takeSmsSlots(tx: Tx, { limits, countries }: SmsRules, phone: string): Promise<number> {
  const country = countryOf(phone, countries)!;
  for (const [scope, most] of [
    [`+${country}`, countries.get(country)!],
    [TOTAL, limits.total],
  ] as const) {
    const { rows } = await sql`
      update sms_slot set free_at = app_now() + interval '1 day'
      where scope = ${scope} and n = (
        select n from sms_slot where scope = ${scope} and n <= ${most} and free_at <= (select app_now())
        order by free_at limit 1 for update skip locked)
      returning n`.execute(tx);
    if (rows.length === 0) return secondsUntilFree(tx, scope, most);
  }
  return 0;
}

async function secondsUntilFree(tx: Tx, scope: string, most: number): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from min(free_at) - (select app_now())))::int as seconds from sms_slot
    where scope = ${scope} and n <= ${most} and free_at > (select app_now())`.execute(tx);
  return Math.max(1, rows[0]?.seconds ?? 1);
}
