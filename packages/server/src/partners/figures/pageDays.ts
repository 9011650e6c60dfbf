import { sql } from 'kysely';
import type { ConsolePartner, PartnerPageDay } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import { allowsOrigin } from '../allowsOrigin';

/** What happened on a partner's pages in the last days, today's with them: newest day first, then the most visited page. */
export async function pageDays(
  q: Queryable,
  { partner, origins }: Pick<ConsolePartner, 'partner' | 'origins'>,
  days: number,
): Promise<PartnerPageDay[]> {
  const { rows } = await sql<Omit<PartnerPageDay, 'registered'>>`
    select day::text as day, page, visits, sign_ins, joins, saves, refused, seen_at from partner_page_day
    where partner_id = ${partner} and day > (app_now() at time zone 'America/Lima')::date - ${days}::int
    order by day desc, visits desc, page`.execute(q);
  return rows.map((row) => ({ ...row, registered: allowsOrigin(origins, new URL(row.page).origin) }));
}
