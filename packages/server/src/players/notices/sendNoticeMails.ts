import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { noticeMail } from './noticeMail';

/** How many one server takes at a time: all of them are tried well before another server takes them again. */
const AT_ONCE = 10;
/** The wait after the first failure; each is twice as long as the one before. */
const FIRST_WAIT = sql`interval '5 minutes'`;
const MOST_TRIES = 8;

interface DueMail {
  id: number;
  tries: number;
  /** Null where nobody is to be mailed any more. */
  to: string | null;
  title: string;
  body: string;
  link: string | null;
}

/**
 * Sends the mails of notices that are due (rules R14.4). One that fails is tried again later, eight times in all. Safe to
 * repeat and to run on several machines: who is stopped between sending and noting it sends one twice at worst.
 * @returns how many were taken.
 */
export async function sendNoticeMails({
  db,
  sendMail,
  publicUrl,
  log,
}: Pick<Deps, 'db' | 'sendMail' | 'publicUrl' | 'log'>): Promise<number> {
  const due = await takeDue(db);
  for (const { id, tries, to, ...notice } of due) {
    if (to === null) {
      await sql`update notice_mail set next_try_at = null where notification_id = ${id}`.execute(db.read);
      continue;
    }
    try {
      await sendMail({ to, ...noticeMail(publicUrl, notice) });
    } catch (error) {
      const level = tries < MOST_TRIES ? 'warn' : 'error';
      const message = `notices: a mail failed, ${tries < MOST_TRIES ? 'it is tried again' : 'it is given up'}`;
      log({ level, message, notice: id, tries, error: String(error) });
      continue;
    }
    await sql`update notice_mail set sent_at = app_now(), next_try_at = null where notification_id = ${id}`.execute(
      db.read,
    );
  }
  return due.length;
}

/** Takes mails for this server, oldest first: their next try lies ahead already, in case it is stopped. */
async function takeDue(db: Db): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with taken as (
      update notice_mail set tries = tries + 1,
        next_try_at = case when tries + 1 < ${MOST_TRIES} then app_now() + ${FIRST_WAIT} * power(2, tries) end
      where notification_id in (
        select notification_id from notice_mail where next_try_at <= (select app_now())
        order by next_try_at, notification_id limit ${AT_ONCE} for update skip locked)
      returning notification_id, tries, useful_until
    )
    select n.id, taken.tries, n.title, n.body, n.link,
      case when u.deleted_at is null and coalesce(taken.useful_until > app_now(), true) then u.email end as to
    from taken join notification n on n.id = taken.notification_id join app_user u on u.id = n.user_id
    order by n.id`.execute(db.read);
  return rows;
}
