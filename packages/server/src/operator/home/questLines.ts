import { sql } from 'kysely';
import { z } from 'zod';
import { isOn } from '../../players/quests/questSql';
import type { Queryable } from '../../platform/db/database';
import { CommandError } from '../definition/command';

export const QuestLine = z.object({
  quest: z.int(),
  title: z.string(),
  main: z.boolean(),
  repeats: z.enum(['semana', 'una_vez']),
  coins: z.int(),
  item: z.int().nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** Players see it now. */
  on: z.boolean(),
  criterios: z.int(),
  /** How many times it has been paid. */
  paid: z.int(),
});
export type QuestLine = z.infer<typeof QuestLine>;

/** Quests as the desk sees them, newest first. */
export async function questLines(q: Queryable, where: ReturnType<typeof sql>): Promise<QuestLine[]> {
  const { rows } = await sql<QuestLine>`
    select t.id as quest, t.title, t.is_main as main, t.repeats, t.reward_coins as coins, t.reward_item as item, t.starts_at,
      t.ends_at, ${isOn} as "on", (select count(*)::int from criterio c where c.quest_id = t.id) as criterios,
      (select count(*)::int from quest_claim k where k.quest_id = t.id) as paid
    from quest t where ${where} order by t.id desc limit 500`.execute(q);
  return rows;
}

/** One quest, or a sentence. */
export async function questLine(q: Queryable, quest: number): Promise<QuestLine> {
  const [line] = await questLines(q, sql`t.id = ${quest}`);
  if (!line) throw new CommandError(`There is no quest ${quest}. List them with: quest list --all.`);
  return line;
}
