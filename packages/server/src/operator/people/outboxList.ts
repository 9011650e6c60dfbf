import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError, type CommandContext } from '../definition/command';
import { table } from '../definition/table';

const Message = z
  .object({
    id: z.int().describe('Later messages have higher numbers.'),
    created_at: z.string().describe('When it was written. ISO-8601 instant in UTC.'),
    to: z.string().describe('The phone or the address that it was for.'),
    subject: z.string().nullable().describe('Of a mail; null of a text message.'),
    text: z.string().describe('What it says, in Spanish.'),
  })
  .meta({ id: 'DeskMessage', description: 'A message that was written down instead of sent.' });
type Message = z.infer<typeof Message>;

const args = z.object({
  to: z.string().max(254).optional().describe('only to this phone or address'),
  limit: wholeNumber(1, 200).default(20).describe('how many at most'),
});

/** Codes and links are in them: in production they are sent and written nowhere. */
async function written(
  { db, deps }: CommandContext,
  channel: 'sms' | 'mail',
  { to, limit }: z.output<typeof args>,
): Promise<Message[]> {
  if (deps.production) throw new CommandError('In production messages are sent, not written down.');
  let query = db.fresh
    .selectFrom('outbox')
    .select(['id', 'created_at', 'recipient as to', 'subject', 'body as text'])
    .where('channel', '=', channel);
  if (to !== undefined) query = query.where('recipient', '=', to);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** The text messages that nobody sent, newest first: a development reads its codes here. */
export const smsList = command({
  name: 'sms list',
  summary: 'the text messages that were written down instead of sent',
  args,
  ops: { method: 'GET', path: 'ops/sms/', role: 'operador', result: z.array(Message) },
  run: (context, given) => written(context, 'sms', given),
  print: (messages) =>
    messages.length === 0
      ? 'No text messages.'
      : table(
          ['at', 'to', 'text'],
          messages.map((m) => [m.created_at, m.to, m.text]),
        ),
});

/** The mails that nobody sent, newest first. */
export const mailList = command({
  name: 'mail list',
  summary: 'the mails that were written down instead of sent',
  args,
  ops: { method: 'GET', path: 'ops/mail/', role: 'operador', result: z.array(Message) },
  run: (context, given) => written(context, 'mail', given),
  print: (messages) =>
    messages.length === 0
      ? 'No mails.'
      : messages.map((m) => `${m.created_at}  to ${m.to}\n${m.subject}\n\n${m.text}\n`).join('\n'),
});
