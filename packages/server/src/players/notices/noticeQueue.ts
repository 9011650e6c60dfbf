import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';

/** The wait after the first failure; each is twice as long as the one before. */
const FIRST_WAIT = sql`interval '5 minutes'`;
const MOST_TRIES = 8;

/** Notices that leave the app by one way, and wait for it in a table of their own. */
interface NoticeQueue {
  /** How the log names one of them. */
  name: string;
  table: 'notice_mail' | 'notice_push';
  key: 'notification_id' | 'id';
  /** How many one server takes at a time: all of them are tried well before another server takes them again. */
  atOnce: number;
  /** Whether those leave side by side, or one after another. */
  together: boolean;
  /**
   * Sends one, by its key; false where there is nobody to send it to any more, and a date where it must wait until then. What it
   * throws is a failed try.
   */
  send: (key: number) => Promise<boolean | Date>;
}

interface Taken {
  key: number;
  tries: number;
}

/**
 * Sends what is due. One that fails is tried again later, eight times in all. Safe to repeat and to run on several machines: who
 * is stopped between sending and noting it sends one twice at worst.
 * @returns how many were taken.
 */
export async function sendDue({ db, log }: Pick<Deps, 'db' | 'log'>, queue: NoticeQueue): Promise<number> {
  async function sendOne({ key, tries }: Taken): Promise<void> {
    let sent: boolean | Date;
    try {
      sent = await queue.send(key);
    } catch (error) {
      const level = tries < MOST_TRIES ? 'warn' : 'error';
      const message = `notices: a ${queue.name} failed, ${tries < MOST_TRIES ? 'it is tried again' : 'it is given up'}`;
      return log({ level, message, notice: key, tries, error: String(error) });
    }
    if (sent instanceof Date) {
      await sql`update ${sql.table(queue.table)} set next_try_at = ${sent.toISOString()}::timestamptz, tries = tries - 1
        where ${sql.ref(queue.key)} = ${key}`.execute(db.fresh);
      return;
    }
    await sql`update ${sql.table(queue.table)} set next_try_at = null, sent_at = case when ${sent} then app_now() end
      where ${sql.ref(queue.key)} = ${key}`.execute(db.fresh);
  }
  const due = await takeDue(db, queue);
  if (queue.together) await Promise.all(due.map(sendOne));
  else for (const one of due) await sendOne(one);
  return due.length;
}

/** Takes what is due for this server, oldest first: its next try lies ahead already, in case it is stopped. */
async function takeDue(db: Db, { table, key, atOnce }: NoticeQueue): Promise<Taken[]> {
  const id = sql.ref(key);
  const { rows } = await sql<Taken>`
    update ${sql.table(table)} set tries = tries + 1,
      next_try_at = case when tries + 1 < ${MOST_TRIES} then app_now() + ${FIRST_WAIT} * power(2, tries) end
    where ${id} in (
      select ${id} from ${sql.table(table)} where next_try_at <= (select app_now())
      order by next_try_at, ${id} limit ${atOnce} for update skip locked)
    returning ${id} as key, tries`.execute(db.fresh);
  return rows.sort((a, b) => a.key - b.key);
}
