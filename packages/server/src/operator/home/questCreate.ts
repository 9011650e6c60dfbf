import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import type { Tx } from '../../platform/db/database';
import { Moment, RowId } from './homeArguments';
import { questLine, QuestLine } from './questLines';

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
      await refuse(tx, given);
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

async function refuse(tx: Tx, { coins, item, main, once, starts, ends }: z.output<typeof args>): Promise<void> {
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
