import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { answerMail } from '../../players/accounts/mails';

const Closed = z.object({ number: z.string(), email: z.string(), closed_at: z.string() });

/** Replies by mail to what somebody wrote, and closes it. */
export const supportClose = command({
  name: 'support close',
  summary: 'answer what somebody wrote, by mail, and close it',
  args: z.object({
    number: z.string().trim().toUpperCase().max(20).describe('its number, such as S-ABC2345'),
    answer: z.string().trim().min(3).max(8000).describe('the answer, in Spanish'),
  }),
  positional: ['number'],
  ops: { method: 'POST', path: 'ops/support/{number}/close/', role: 'operador', result: Closed },
  run: ({ deps, audited }, { number, answer }) =>
    audited(async (tx) => {
      const { rows } = await sql<z.infer<typeof Closed>>`
        update support_ticket set closed_at = app_now(), answer = ${answer} where number = ${number} and closed_at is null
        returning number, email, closed_at`.execute(tx);
      const closed = rows[0];
      if (!closed) throw new CommandError(`No open letter has the number ${number}. See: support list.`);
      await deps.queueMessage(tx, { channel: 'mail', to: closed.email, ...answerMail(number, answer) });
      return { result: closed, target: `ticket:${number}`, after: { answer } };
    }),
  print: ({ number, email }) => `${number} is closed; the answer goes to ${email} by mail.`,
});

const Ticket = z.object({
  number: z.string(),
  user: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  due_at: z.string(),
  late: z.boolean(),
  closed_at: z.string().nullable(),
  answer: z.string().nullable(),
});
type Ticket = z.infer<typeof Ticket>;

/** What people wrote to us, most urgent first. */
export const supportList = command({
  name: 'support list',
  summary: 'what people wrote to us, most urgent first',
  args: z.object({
    state: z.enum(['open', 'closed', 'all']).default('open').describe('open, closed or all'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  ops: { method: 'GET', path: 'ops/support/', role: 'operador', result: z.array(Ticket) },
  run: async ({ db }, { state, limit }): Promise<Ticket[]> => {
    const { rows } = await sql<Ticket>`
      select number, user_id as "user", name, email, subject, message, created_at, due_at,
        closed_at is null and due_at < app_now() as late, closed_at, answer
      from support_ticket
      where (${state} = 'all' or (closed_at is null) = (${state} = 'open'))
      order by closed_at is null desc, due_at, id limit ${limit}`.execute(db.fresh);
    return rows;
  },
  print: (tickets) =>
    tickets.length === 0
      ? 'Nobody waits for an answer.'
      : table(
          ['number', 'from', 'subject', 'due', ''],
          tickets.map((t) => [t.number, t.email, t.subject, t.due_at, t.late ? 'LATE' : t.closed_at ? 'closed' : '']),
        ),
});
