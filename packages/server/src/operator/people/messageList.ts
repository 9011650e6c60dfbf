import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

interface Waiting {
  id: number;
  created_at: string;
  channel: 'sms' | 'mail';
  to: string;
  subject: string | null;
  tries: number;
  next_try_at: string | null;
  error: string | null;
}

/** The messages that have not left, newest first, without what they say. */
export const messageList = command({
  name: 'message list',
  summary: 'the mails and text messages that wait to leave or were given up',
  args: z.object({
    state: z.enum(['waiting', 'given-up', 'all']).default('all').describe('waiting, given-up or all'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  run: async ({ db }, { state, limit }): Promise<Waiting[]> => {
    const { rows } = await sql<Waiting>`
      select id, created_at, channel, recipient as to, subject, tries, next_try_at, error from outgoing_message
      where (${state} = 'all' or (next_try_at is not null) = (${state} = 'waiting'))
      order by id desc limit ${limit}`.execute(db.fresh);
    return rows;
  },
  print: (messages) =>
    messages.length === 0
      ? 'No message waits, and none was given up in the last seven days.'
      : table(
          ['at', 'by', 'to', 'subject', 'tries', 'next try', 'why it failed'],
          messages.map((m) => [
            m.created_at,
            m.channel,
            m.to,
            m.subject ?? '',
            String(m.tries),
            m.next_try_at ?? 'GIVEN UP',
            m.error ?? '',
          ]),
        ),
});
