import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import { noticeMail } from './noticeMail';
import { sendDue } from './noticeQueue';

interface DueMail {
  /** Null where nobody is to be mailed any more. */
  to: string | null;
  title: string;
  body: string;
  link: string | null;
}

/**
 * Sends the mails of notices that are due (rules R14.4).
 * @returns how many were taken.
 */
export const sendNoticeMails = (deps: Pick<Deps, 'db' | 'sendMail' | 'publicUrl' | 'log'>): Promise<number> =>
  sendDue(deps, {
    name: 'mail',
    table: 'notice_mail',
    key: 'notification_id',
    atOnce: 10,
    together: false,
    async send(key) {
      const { rows } = await sql<DueMail>`
        select n.title, n.body, n.link,
          case when u.deleted_at is null and coalesce(m.useful_until > app_now(), true) then u.email end as to
        from notice_mail m join notification n on n.id = m.notification_id join app_user u on u.id = n.user_id
        where n.id = ${key}`.execute(deps.db.fresh);
      const [mail] = rows;
      if (!mail || mail.to === null) return false;
      await deps.sendMail({ to: mail.to, ...noticeMail(deps.publicUrl, mail) });
      return true;
    },
  });
