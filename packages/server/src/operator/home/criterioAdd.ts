import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { QUEST_EVENTS } from '../../players/quests/countStep';
import { STANDING_EVENTS } from '../../players/quests/standingEvents';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { AppPath, RowId } from './homeArguments';
import { questLine } from './quests';

const args = z.object({
  quest: RowId.describe('the quest'),
  title: z.string().trim().min(3).max(80).describe('what players read'),
  event: z.enum([...QUEST_EVENTS, ...STANDING_EVENTS]).describe('what counts (rules R11.1)'),
  target: wholeNumber(1, 1000).default(1).describe('how often'),
  link: AppPath.default('/play').describe('the page where it can be done'),
});

const Added = z
  .object({
    criterio: z.int().describe('The number of the step.'),
    quest: z.int().describe('The quest that it belongs to.'),
    title: z.string().describe('What players read.'),
    event: z.string().describe('What counts, such as `predi_guardada` (rules R11.1).'),
    target: z.int().describe('How often it has to happen.'),
  })
  .meta({ id: 'DeskCriterio', description: 'A step that was added to a quest.' });

/** Adds a step to a quest that nobody has begun. */
export const criterioAdd = command({
  name: 'criterio add',
  summary: 'add something to do to a quest that nobody has begun',
  args,
  positional: ['quest'],
  ops: { method: 'POST', path: 'ops/quests/{quest}/criterios/', role: 'operador', result: Added },
  run: ({ audited }, { quest, title, event, target, link }) =>
    audited(async (tx) => {
      await assertMayAdd(tx, { quest, event, target });
      const { rows } = await sql<{ id: number }>`
        insert into criterio (quest_id, title, event, target, link, ordinal)
        select ${quest}, ${title}, ${event}, ${target}, ${link}, count(*) + 1 from criterio where quest_id = ${quest}
        returning id`.execute(tx);
      const result = { criterio: rows[0]!.id, quest, title, event, target };
      return { result, target: `quest:${quest}`, after: { ...result, link } };
    }),
  print: ({ quest, title, target }) => `Quest ${quest}: "${title}", ${target} times.`,
});

async function assertMayAdd(
  tx: Tx,
  { quest, event, target }: Pick<z.output<typeof args>, 'quest' | 'event' | 'target'>,
) {
  await questLine(tx, quest);
  if ((STANDING_EVENTS as readonly string[]).includes(event) && target !== 1) {
    throw new CommandError(`${event} is or is not: its target is 1.`);
  }
  const { rows } = await sql`select 1 from criterio c where c.quest_id = ${quest} and exists
    (select from criterio_step s where s.criterio_id = c.id)
    union all select 1 from quest_claim where quest_id = ${quest} limit 1`.execute(tx);
  if (rows.length > 0) throw new CommandError(`Players have begun quest ${quest}: close it and put up another.`);
}
