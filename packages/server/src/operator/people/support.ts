import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { answerMail } from '../../players/accounts/mails';

const Closed = z
  .object({
    number: z.string().describe('The letter’s number, such as `S-ABC2345`.'),
    email: z.string().describe('Where the answer goes.'),
    closed_at: z.string().describe('When it was closed. ISO-8601 instant in UTC.'),
  })
  .meta({ id: 'DeskTicketClosed', description: 'A letter that was answered.' });

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

const Ticket = z
  .object({
    number: z.string().describe('Its number, such as `S-ABC2345`: the writer has it too.'),
    user: z.int().nullable().describe('The player who wrote it; null: somebody who was not signed in.'),
    name: z.string().describe('The writer’s name, as they gave it.'),
    email: z.string().describe('Where the answer goes.'),
    subject: z.string().describe('What it is about, as they wrote it.'),
    message: z.string().describe('The letter, as they wrote it.'),
    created_at: z.string().describe('When it came. ISO-8601 instant in UTC.'),
    due_at: z.string().describe('When the answer is promised for. ISO-8601 instant in UTC.'),
    late: z.boolean().describe('It is open, and `due_at` is over.'),
    closed_at: z.string().nullable().describe('When it was answered; null while it is open. ISO-8601 instant in UTC.'),
    answer: z.string().nullable().describe('What was answered; null while it is open.'),
  })
  .meta({ id: 'DeskTicket', description: 'What somebody wrote to support.' });
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
