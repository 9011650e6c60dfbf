import { sql } from 'kysely';
import type { Value, Where } from './fragments';

/** Whether an instant is in these days of Lima: from the midnight before `first`, a date, to the one after the last. */
export const inLimaDays = (instant: Value<string>, first: string, days: number): Where => sql`(
  ${instant} >= ${first}::date::timestamp at time zone 'America/Lima'
  and ${instant} < (${first}::date + ${days}::int)::timestamp at time zone 'America/Lima')`;
