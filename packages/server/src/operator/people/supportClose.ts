import { sql } from 'kysely';
import { z } from 'zod';
import { answerMail } from '../../players/accounts/mails';
import { command, CommandError } from '../definition/command';

const Closed = z.object({ number: z.string(), email: z.string(), closed_at: z.string() });

/** Answers what somebody wrote, by mail, and closes it. */
export const supportClose = command({
  name: 'support close',
  summary: 'answer what somebody wrote, by mail, and close it',
  args: z.object({
    number: z.string().trim().toUpperCase().max(20).describe('its number, such as S-ABC2345'),
    answer: z.string().trim().min(3).max(8000).describe('the answer, in Spanish'),
  }),
  positional: ['number'],
  ops: { method: 'POST', path: 'ops/support/{number}/close/', role: 'operador', result: Closed },
  run: async ({ deps, audited }, { number, answer }) => {
    const closed = await audited(async (tx) => {
      const { rows } = await sql<z.infer<typeof Closed>>`
        update support_ticket set closed_at = app_now(), answer = ${answer} where number = ${number} and closed_at is null
        returning number, email, closed_at`.execute(tx);
      if (!rows[0]) throw new CommandError(`No open letter has the number ${number}. See: support list.`);
      return { result: rows[0], target: `ticket:${number}`, after: { answer } };
    });
    await deps.sendMail({ to: closed.email, ...answerMail(number, answer) }).catch((error: unknown) => {
      deps.log({ level: 'error', message: 'support: mail not sent', error: String(error) });
      throw new CommandError(`${number} is closed, but the mail did not leave: write to ${closed.email} yourself.`);
    });
    return closed;
  },
  print: ({ number, email }) => `${number} is closed; the answer went to ${email}.`,
});
