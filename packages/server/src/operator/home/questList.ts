import { sql } from 'kysely';
import { z } from 'zod';
import { isOn } from '../../players/quests/questSql';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { QuestLine, questLines } from './questLines';

/** The quests that are up, or all that ever were. */
export const questList = command({
  name: 'quest list',
  summary: 'the quests that are up',
  args: z.object({
    all: z.boolean().default(false).describe('also those that are over, closed, or without a criterio'),
  }),
  ops: { method: 'GET', path: 'ops/quests/', role: 'operador', result: z.array(QuestLine) },
  run: ({ db }, { all }) => questLines(db.read, all ? sql`true` : isOn),
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
