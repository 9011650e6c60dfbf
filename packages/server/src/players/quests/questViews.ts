import { sql } from 'kysely';
import type { Criterio, Quest } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';
import { claimedBy, doneBy, fulfilledBy, isOn, totalOf } from './questSql';

interface QuestRow {
  id: number;
  title: string;
  description: string;
  reward_coins: number;
  reward_item: number | null;
  total: number;
  cumplidas: number;
  claimed: boolean;
  ends_at: string;
}

// A weekly quest ends on Monday in Lima, or with its window (rules R11.1).
const endsAt: Value<string | null> = sql`case when t.repeats = 'semana'
  then least((quest_period(t.repeats) + 7)::timestamp at time zone 'America/Lima', coalesce(t.ends_at, 'infinity')) else t.ends_at end`;

/** The quests that are on and that a condition on `t` chooses, the main one first, with the player's progress. */
export async function questViews(q: Queryable, userId: number, where: Where): Promise<Quest[]> {
  const user = sql<number>`${userId}::int`;
  const { rows } = await sql<QuestRow>`
    select t.id, t.title, t.description, t.reward_coins, t.reward_item, ${totalOf} as total,
      ${fulfilledBy(user)} as cumplidas, ${claimedBy(user)} as claimed, ${endsAt} as ends_at
    from quest t where ${isOn} and ${where} order by t.is_main desc, t.id limit 200`.execute(q);
  return rows.map(({ cumplidas, total, ...quest }) => ({
    ...quest,
    status: { cumplidas, total },
    claimable: !quest.claimed && total > 0 && cumplidas === total,
  }));
}

/** Returns the main quest with the player's progress, or null while there is none. */
export const mainQuest = (q: Queryable, userId: number): Promise<Quest | null> => questView(q, userId, sql`t.is_main`);

/** Returns a quest that is on with the player's progress, or null. */
export const questById = (q: Queryable, userId: number, id: number): Promise<Quest | null> =>
  questView(q, userId, sql`t.id = ${id}`);

async function questView(q: Queryable, userId: number, where: Where): Promise<Quest | null> {
  const [quest] = await questViews(q, userId, where);
  return quest ?? null;
}

/** The steps of a quest with the player's progress of its period. */
export async function criteriosOf(q: Queryable, userId: number, questId: number): Promise<Criterio[]> {
  const { rows } = await sql<Omit<Criterio, 'done'>>`
    select c.id, c.quest_id as quest, c.title, c.event, least(c.target, ${doneBy(sql`${userId}::int`)})::int as progress,
      c.target, c.link
    from criterio c join quest t on t.id = c.quest_id where c.quest_id = ${questId} order by c.ordinal, c.id`.execute(
    q,
  );
  return rows.map((row) => ({ ...row, done: row.progress >= row.target }));
}
