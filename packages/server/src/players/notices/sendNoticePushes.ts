import { sql } from 'kysely';
import { quietUntil } from '@arma11/core/domain';
import type { Deps, PushService } from '../../platform/deps';
import { sendDue } from './noticeQueue';

const DAY_S = 86_400;

interface DuePush {
  subscription: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  body: string;
  link: string | null;
  tag: string;
  /** Whether the player still wants it there, and in time. */
  wanted: boolean;
  seconds: number;
  now: string;
  useful_until: string | null;
  from: string | null;
  until: string;
  zone: string;
}

/**
 * Sends the notices that are due to devices (rules R14.4), in the player's quiet hours none: they wait (rules R14.9). A device that
 * its push service does not know any more is forgotten.
 * @returns how many were taken.
 */
export const sendNoticePushes = ({
  db,
  log,
  push,
}: Pick<Deps, 'db' | 'log'> & { push: PushService }): Promise<number> =>
  sendDue(
    { db, log },
    {
      name: 'push',
      table: 'notice_push',
      key: 'id',
      atOnce: 50,
      together: true,
      async send(key) {
        const { rows } = await sql<DuePush>`
          select s.id as subscription, s.endpoint, s.p256dh, s.auth, n.title, n.body, n.link, n.kind || ':' || n.ref as tag,
            u.deleted_at is null and e.revoked_at is null and coalesce(p.useful_until > app_now(), true) as wanted,
            ceil(extract(epoch from least(p.useful_until, app_now() + interval '1 day') - app_now()))::int as seconds,
            app_now() as now, p.useful_until, q.from_hour as "from", q.until_hour as until, q.zone
          from notice_push p join notification n on n.id = p.notification_id
          join push_subscription s on s.id = p.subscription_id
          join session e on e.token_hash = s.session_hash join app_user u on u.id = s.user_id
          left join quiet_hours q on q.user_id = u.id
          where p.id = ${key}`.execute(db.fresh);
        const [due] = rows;
        if (!due?.wanted) return false;
        const silence = silenceOf(due);
        // Who is silent until it is of no use reads it in the app.
        if (silence) return due.useful_until === null || silence < new Date(due.useful_until) ? silence : false;
        const { subscription, endpoint, p256dh, auth, title, body, link, tag, seconds } = due;
        const payload = JSON.stringify({ title, body, link, tag });
        const outcome = await push.send({ endpoint, p256dh, auth, payload, seconds: Math.min(DAY_S, seconds) });
        if (outcome === 'sent') return true;
        await sql`delete from push_subscription where id = ${subscription}`.execute(db.fresh);
        return false;
      },
    },
  );

const silenceOf = ({ from, until, zone, now }: DuePush): Date | null =>
  from === null ? null : quietUntil({ from, until, zone }, now);
