import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import type { Tx, Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { Moment, RowId, Reason } from './homeArguments';
import { claimedBy, fulfilledBy, totalOf, isOn } from '../../players/quests/questSql';
import { table } from '../definition/table';

const QuestLine = z
  .object({
    quest: z.int().describe('The number of the quest.'),
    title: z.string().describe('What players read.'),
    main: z.boolean().describe('It is the main one, on the home page.'),
    repeats: z.enum(['semana', 'una_vez']).describe('`semana`: anew each week; `una_vez`: once, until `ends_at`.'),
    coins: z.int().describe('Bonus coins that it pays.'),
    item: z.int().nullable().describe('An item that it gives besides, or null.'),
    starts_at: z.string().nullable().describe('When it begins; null: it has begun. ISO-8601 instant in UTC.'),
    ends_at: z.string().nullable().describe('When it ends; null: it goes on. ISO-8601 instant in UTC.'),
    on: z.boolean().describe('Players see it now.'),
    criterios: z.int().describe('How many steps it has.'),
    paid: z.int().describe('How many times it has been paid.'),
  })
  .meta({ id: 'DeskQuest', description: 'A quest as the desk lists it.' });
type QuestLine = z.infer<typeof QuestLine>;

/** Quests as the desk sees them, newest first. */
async function questLines(q: Queryable, where: Where): Promise<QuestLine[]> {
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

/** The quests that are up, or all that ever were. */
export const questList = command({
  name: 'quest list',
  summary: 'the quests that are up',
  args: z.object({
    all: z.boolean().default(false).describe('also those that are over, closed, or without a criterio'),
  }),
  ops: { method: 'GET', path: 'ops/quests/', role: 'operador', result: z.array(QuestLine) },
  run: ({ db }, { all }) => questLines(db.fresh, all ? sql`true` : isOn),
  print: (quests) =>
    quests.length === 0
      ? 'No quests.'
      : table(
          ['quest', 'title', 'main', 'repeats', 'coins', 'item', 'steps', 'ends', 'up', 'paid'],
          quests.map((q) => [
            q.quest,
            q.title,
            q.main ? 'yes' : '',
            q.repeats,
            q.coins,
            q.item ?? '',
            q.criterios,
            q.ends_at ?? '',
            q.on ? 'yes' : 'no',
            q.paid,
          ]),
        ),
});

const Closed = QuestLine.extend({
  unpaid: z.int().describe('Players who have completed it and can no longer be paid.'),
}).meta({ id: 'DeskQuestClosed', description: 'A quest that was taken down.' });

/** Takes a quest down. Whoever has completed it and not been paid loses the way to: the answer says how many. */
export const questClose = command({
  name: 'quest close',
  summary: 'take a quest down; nobody can be paid for it afterwards',
  args: z.object({ quest: RowId.describe('the quest'), reason: Reason }),
  positional: ['quest'],
  ops: { method: 'POST', path: 'ops/quests/{quest}/close/', role: 'operador', result: Closed },
  run: ({ audited }, { quest, reason }) =>
    audited(async (tx) => {
      await sql`select 1 from quest where id = ${quest} for update`.execute(tx);
      const before = await questLine(tx, quest);
      if (!before.on) throw new CommandError(`Quest ${quest} is not up.`);
      const player = sql<number>`p.user_id`;
      const { rows } = await sql<{ unpaid: number }>`
        select count(*)::int as unpaid
        from quest t, (select distinct s.user_id from criterio_step s join criterio c on c.id = s.criterio_id
          where c.quest_id = ${quest}) p
        where t.id = ${quest} and ${fulfilledBy(player)} = ${totalOf} and not ${claimedBy(player)}`.execute(tx);
      await tx.updateTable('quest').set({ active: false }).where('id', '=', quest).execute();
      const result = { ...(await questLine(tx, quest)), unpaid: rows[0]!.unpaid };
      return { result, target: `quest:${quest}`, before, after: result, reason };
    }),
  print: ({ quest, unpaid }) =>
    `Quest ${quest} is down.${unpaid > 0 ? ` ${unpaid} players had completed it and were not paid: give them something.` : ''}`,
});

const args = z.object({
  title: z.string().trim().min(3).max(60).describe('what players read'),
  description: z.string().trim().min(3).max(200).describe('what there is to do, in Spanish'),
  coins: wholeNumber(0, 100_000).default(0).describe('bonus coins that it pays'),
  item: RowId.optional().describe('an item that it gives besides'),
  main: z.boolean().default(false).describe('it is the main one, on the home page'),
  once: z.boolean().default(false).describe('it is done once, until --ends; otherwise anew each week'),
  starts: Moment.optional().describe('when it begins; at once unless given'),
  ends: Moment.optional().describe('when it ends'),
});

/** Puts up a quest. Players see it when it has its first criterio. */
export const questCreate = command({
  name: 'quest create',
  summary: 'put up a quest; players see it once it has a criterio',
  args,
  ops: { method: 'POST', path: 'ops/quests/', role: 'operador', result: QuestLine },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      await assertValidQuest(tx, given);
      const { title, description, coins, item, main, once, starts, ends } = given;
      const { id } = await tx
        .insertInto('quest')
        .values({
          title,
          description,
          reward_coins: coins,
          reward_item: item ?? null,
          is_main: main,
          repeats: once ? 'una_vez' : 'semana',
          starts_at: starts ?? null,
          ends_at: ends ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const result = await questLine(tx, id);
      return { result, target: `quest:${id}`, after: result };
    }),
  print: ({ quest, title }) => `Quest ${quest}, "${title}". Now give it what there is to do: criterio add ${quest}.`,
});

async function assertValidQuest(
  tx: Tx,
  { coins, item, main, once, starts, ends }: z.output<typeof args>,
): Promise<void> {
  if (coins === 0 && item === undefined) throw new CommandError('A quest pays something: give it --coins or --item.');
  if (once && ends === undefined) throw new CommandError('What is done once needs --ends.');
  if (ends !== undefined && starts !== undefined && Date.parse(ends) <= Date.parse(starts)) {
    throw new CommandError('It must end after it begins.');
  }
  if (item !== undefined) {
    const { rows } = await sql`select 1 from item where id = ${item} and active and source <> 'inicial'`.execute(tx);
    if (rows.length === 0) throw new CommandError(`There is no item ${item} to give. List them with: item list.`);
  }
  const { rows } = await sql<{ id: number }>`select id from quest where is_main and active`.execute(tx);
  if (main && rows[0]) throw new CommandError(`Quest ${rows[0].id} is the main one: quest close ${rows[0].id} first.`);
}
