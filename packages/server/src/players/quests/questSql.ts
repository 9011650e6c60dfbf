import { sql } from 'kysely';
import type { Value } from '../../platform/db/fragments';
import { STANDING_EVENTS } from './standingEvents';

/** Whether quest `t` is on: there is something to do, it is not closed by the desk, it has begun, and is not over. */
export const isOn = sql<boolean>`(t.active and exists (select from criterio x where x.quest_id = t.id) and coalesce(t.starts_at <= app_now(), true) and coalesce(t.ends_at > app_now(), true))`;

/** What a player has done for criterio `c` of quest `t` in its period. What they are, and not what they did, is read where it stands. */
export const doneBy = (userId: Value<number>) => sql<number>`(case c.event
  when 'telefono_verificado' then (select u.phone_verify::int from app_user u where u.id = ${userId})
  when 'perfil_completo' then (select (u.phone is not null and u.club_id is not null)::int from app_user u where u.id = ${userId})
  else (select count(*)::int from criterio_step s
    where s.criterio_id = c.id and s.user_id = ${userId} and s.period = quest_period(t.repeats)) end)`;

/** How much of quest `t` a player has done, up to each criterio's target. */
export const fulfilledBy = (userId: Value<number>) => sql<number>`(
  select coalesce(sum(least(c.target, ${doneBy(userId)})), 0)::int from criterio c where c.quest_id = t.id)`;

/** How much there is to do for quest `t`. */
export const totalOf = sql<number>`(select coalesce(sum(c.target), 0)::int from criterio c where c.quest_id = t.id)`;

/** Whether quest `t` asks for nothing but what a player is: then it is paid once in a life (rules R16.3). */
const isStanding = sql<boolean>`(not exists (select from criterio x
  where x.quest_id = t.id and x.event <> all(array[${sql.join(STANDING_EVENTS.map((event) => sql.lit(event)))}])))`;

/** The period that quest `t` is paid in. */
export const paidPeriod = sql<string>`quest_period(case when ${isStanding} then 'una_vez' else t.repeats end)`;

/** Whether a player has been paid for quest `t` in its period. */
export const claimedBy = (userId: Value<number>) => sql<boolean>`exists (select from quest_claim k
  where k.quest_id = t.id and k.user_id = ${userId} and (k.period = quest_period(t.repeats) or ${isStanding}))`;
