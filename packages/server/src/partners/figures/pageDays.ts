import { sql } from 'kysely';
import type { PartnerPageDay } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/** What happened on a partner's pages in the last days, today's with them: newest day first, then the most visited page. */
export async function pageDays(
  q: Queryable,
  { partnerId, days }: { partnerId: number; days: number },
): Promise<PartnerPageDay[]> {
  const { rows } = await sql<PartnerPageDay>`
    select day::text as day, page, visits, sign_ins, joins, saves, refused, seen_at from partner_page_day
    where partner_id = ${partnerId} and day > (app_now() at time zone 'America/Lima')::date - ${days}::int
    order by day desc, visits desc, page`.execute(q);
  return rows;
}
