import { sql } from 'kysely';
import { z } from 'zod';
import { claimedBy, fulfilledBy, totalOf } from '../../players/quests/questSql';
import { command, CommandError } from '../definition/command';
import { Reason, RowId } from './homeArguments';
import { questLine, QuestLine } from './questLines';

const Closed = QuestLine.extend({ unpaid: z.int() });

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
      const player = sql`p.user_id`;
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
