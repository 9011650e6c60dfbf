import type { Db } from '../db/database';
import type { Deps } from '../deps';

/** Writes messages down where `arma11 sms list` and `arma11 mail list` show them, instead of sending them. */
export const outboxSenders = (db: Db): Pick<Deps, 'sendSms' | 'sendMail'> => ({
  async sendSms({ to, text }) {
    await db.read.insertInto('outbox').values({ channel: 'sms', recipient: to, subject: null, body: text }).execute();
  },
  async sendMail({ to, subject, text }) {
    await db.read.insertInto('outbox').values({ channel: 'mail', recipient: to, subject, body: text }).execute();
  },
});
