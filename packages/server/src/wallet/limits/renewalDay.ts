import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { Value } from '../../platform/db/fragments';

type Period = 'day' | 'week' | 'month';

const renewal = (
  period: Period,
): Value<string> => sql`(date_trunc(${sql.lit(period)}, app_now() at time zone 'America/Lima')
  + ${sql.lit(`1 ${period}`)}::interval)::date`;

/** The days in Lima on which limits of each period begin anew (rules R12.5), as '2026-06-15'. */
export async function renewalDates(q: Queryable): Promise<Record<Period, string>> {
  const { rows } = await sql<Record<Period, string>>`
    select ${renewal('day')}::text as day, ${renewal('week')}::text as week, ${renewal('month')}::text as month`.execute(
    q,
  );
  return rows[0]!;
}

/** A date as a sentence writes it: '15/06/2026'. */
export const asDay = (date: string): string => date.split('-').toReversed().join('/');

/** The day in Lima on which a limit of this period begins anew, as a sentence writes it: '15/06/2026'. */
export async function renewalDay(q: Queryable, period: Period): Promise<string> {
  return asDay((await renewalDates(q))[period]);
}
