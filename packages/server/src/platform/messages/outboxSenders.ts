import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Deps, QueueMessage } from '../deps';

/** Writes a message down where `arma11 sms list` and `arma11 mail list` show it, instead of sending it. */
export const writeDown: QueueMessage = async (q, { channel, to, subject = null, text }) => {
  await sql`insert into outbox (channel, recipient, subject, body)
    select ${channel}, ${to}::text, ${subject}::text, ${text} where ${to}::text is not null`.execute(q);
};

/** Writes messages down instead of sending them. */
export const outboxSenders = (db: Db): Pick<Deps, 'sendSms' | 'sendMail' | 'queueMessage'> => ({
  sendSms: ({ to, text }) => writeDown(db.fresh, { channel: 'sms', to, text }),
  sendMail: ({ to, subject, text }) => writeDown(db.fresh, { channel: 'mail', to, subject, text }),
  queueMessage: writeDown,
});
