import { sql } from 'kysely';
import type { NotificationPref } from '@arma11/core/contract';
import type { Queryable, Tx } from '../../platform/db/database';
import { kindsThatLeaveBy, NOTICE_KINDS } from './noticeKinds';

/** Which kinds of notices a player is told, those about money and the account always, and which also by mail. */
export async function prefsOf(q: Queryable, userId: number): Promise<NotificationPref[]> {
  const kindsIn = async (table: 'notification_mute' | 'notification_mail') => {
    const rows = await q.selectFrom(table).select('kind').where('user_id', '=', userId).execute();
    return new Set(rows.map(({ kind }) => kind));
  };
  const muted = await kindsIn('notification_mute');
  const mailed = await kindsIn('notification_mail');
  return Object.entries(NOTICE_KINDS).map(([kind, { label, fixed, leaves }]) => ({
    kind,
    label,
    enabled: fixed || !muted.has(kind),
    fixed,
    mail: leaves.includes('mail') ? mailed.has(kind) : null,
  }));
}

/** What a player wants of a kind of notices; without `mail` that stays as it is. */
export interface PrefToSave {
  kind: string;
  enabled: boolean;
  mail?: boolean | undefined;
}

/** Turns kinds of notices on and off. What is fixed stays on, and a kind that is not named stays as it is. */
export async function savePrefs(tx: Tx, userId: number, prefs: readonly PrefToSave[]): Promise<void> {
  const free = Object.entries(NOTICE_KINDS).flatMap(([kind, { fixed }]) => (fixed ? [] : [kind]));
  const asked = (kinds: readonly string[], wanted: (pref: PrefToSave) => boolean) =>
    prefs.filter((pref) => kinds.includes(pref.kind) && wanted(pref)).map(({ kind }) => kind);
  await keepKinds(tx, 'notification_mute', userId, {
    add: asked(free, ({ enabled }) => !enabled),
    remove: asked(free, ({ enabled }) => enabled),
  });
  const mailable = kindsThatLeaveBy('mail');
  await keepKinds(tx, 'notification_mail', userId, {
    add: asked(mailable, ({ mail }) => mail === true),
    remove: asked(mailable, ({ mail }) => mail === false),
  });
}

async function keepKinds(
  tx: Tx,
  table: 'notification_mute' | 'notification_mail',
  userId: number,
  { add, remove }: { add: string[]; remove: string[] },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and kind = any(${remove}::text[])`.execute(tx);
  await sql`insert into ${sql.table(table)} (user_id, kind) select ${userId}, kind from unnest(${add}::text[]) kind
    on conflict do nothing`.execute(tx);
}
