import { sql } from 'kysely';
import type { Criterio, Quest } from '@arma11/core/contract';
import type { Queryable } from '../db/database';

// The week that counts: it begins on Monday in Lima (rules.md R11.1).
const thisWeek = sql`date_trunc('week', app_now() at time zone 'America/Lima')::date`;

const stepsOf = (userId: number) => sql`(select count(*) from criterio_step s
  where s.criterio_id = c.id and s.user_id = ${userId} and s.period = ${thisWeek})`;

interface QuestRow {
  id: number;
  title: string;
  description: string;
  reward_coins: number;
  total: number;
  cumplidas: number;
  claimed: boolean;
  ends_at: string;
}

/** A quest with the player's progress of the week. */
export async function questView(q: Queryable, userId: number, where: ReturnType<typeof sql>): Promise<Quest | null> {
  const { rows } = await sql<QuestRow>`
    select t.id, t.title, t.description, t.reward_coins,
      (select coalesce(sum(c.target), 0)::int from criterio c where c.quest_id = t.id) as total,
      (select coalesce(sum(least(c.target, ${stepsOf(userId)})), 0)::int from criterio c where c.quest_id = t.id) as cumplidas,
      exists (select from quest_claim k where k.quest_id = t.id and k.user_id = ${userId} and k.period = ${thisWeek}) as claimed,
      (${thisWeek} + 7)::timestamp at time zone 'America/Lima' as ends_at
    from quest t where t.active and ${where} order by t.id limit 1`.execute(q);
  const row = rows[0];
  if (!row) return null;
  const { id, title, description, reward_coins, cumplidas, total, claimed, ends_at } = row;
  const claimable = !claimed && total > 0 && cumplidas === total;
  return {
    id,
    title,
    description,
    status: { cumplidas, total },
    reward_coins,
    reward_item: null,
    ends_at,
    claimable,
    claimed,
  };
}

/** The steps of a quest with the player's progress of the week. */
export async function criteriosOf(q: Queryable, userId: number, questId: number): Promise<Criterio[]> {
  const { rows } = await sql<Omit<Criterio, 'done'>>`
    select c.id, c.quest_id as quest, c.title, c.event, least(c.target, ${stepsOf(userId)})::int as progress, c.target, c.link
    from criterio c where c.quest_id = ${questId} order by c.ordinal, c.id`.execute(q);
  return rows.map((row) => ({ ...row, done: row.progress >= row.target }));
}
