import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { kindsThatLeaveBy, type NoticeName } from './noticeKinds';

/** What a player is told, in Spanish, with the page where they can act on it. */
export interface Notice {
  kind: NoticeName;
  /** The fact's natural key, such as 'room:12': the same fact is told once. */
  ref: string;
  title: string;
  body: string;
  link?: string;
  /** After this instant it is of no use outside the app, and neither mailed nor pushed any more. */
  usefulUntil?: string;
}

/** Writes players a notice, in the transaction of what happened. */
export async function notify(tx: Tx, userIds: readonly number[], notice: Notice): Promise<void> {
  await notifyEach(
    tx,
    userIds.map((userId) => ({ ...notice, userId })),
  );
}

/**
 * Sends players their own notices, in the given order, but for those of kinds that they have muted; also by mail, and to their
 * devices, where they want that (rules R14.4).
 */
export async function notifyEach(tx: Tx, notices: readonly (Notice & { userId: number })[]): Promise<void> {
  if (notices.length === 0) return;
  const column = <T>(pick: (notice: Notice & { userId: number }) => T) => notices.map(pick);
  await sql`
    with n as materialized (
      select * from unnest(${column((n) => n.userId)}::int[], ${column((n) => n.kind)}::text[], ${column((n) => n.ref)}::text[],
        ${column((n) => n.title)}::text[], ${column((n) => n.body)}::text[], ${column((n) => n.link ?? null)}::text[],
        ${column((n) => n.usefulUntil ?? null)}::timestamptz[])
        with ordinality n(user_id, kind, ref, title, body, link, useful_until, turn)
    ), told as (
      insert into notification (user_id, kind, ref, title, body, link)
      select n.user_id, n.kind, n.ref, n.title, n.body, n.link from n
      where not exists (select from notification_mute m where m.user_id = n.user_id and m.kind = n.kind)
      order by n.turn
      on conflict (user_id, kind, ref) do nothing
      returning id, user_id, kind, ref
    ), leaving as (
      select told.id, told.user_id, told.kind, n.useful_until, n.turn from told
      join n on n.user_id = told.user_id and n.kind = told.kind and n.ref = told.ref
    ), mailed as (
      insert into notice_mail (notification_id, useful_until)
      select l.id, l.useful_until from leaving l join notification_mail w on w.user_id = l.user_id and w.kind = l.kind
      where l.kind = any(${kindsThatLeaveBy('mail')}::text[])
      order by l.turn
      on conflict do nothing
    )
    insert into notice_push (notification_id, subscription_id, useful_until)
    select l.id, s.id, l.useful_until from leaving l join push_subscription s on s.user_id = l.user_id
    where l.kind = any(${kindsThatLeaveBy('push')}::text[])
    order by l.turn
    on conflict do nothing`.execute(tx);
}
