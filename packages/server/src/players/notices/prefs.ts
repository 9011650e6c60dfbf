import { sql } from 'kysely';
import type { NotificationPref } from '@arma11/core/contract';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Notice } from './notify';

interface NoticeKind {
  /** How the preferences name it. */
  label: string;
  /** Always told, because it is about money or the account. */
  fixed: boolean;
  /** Also sent by mail to who wants that: what happens to a player's own rooms, and nothing else (rules R14.4). */
  byMail: boolean;
}

/** Every kind of notice. */
export const NOTICE_KINDS: Readonly<Record<Notice['kind'], NoticeKind>> = {
  premio: { label: 'Premios', fixed: true, byMail: true },
  resultado: { label: 'Resultados de tus salas', fixed: false, byMail: true },
  reembolso: { label: 'Devoluciones', fixed: true, byMail: true },
  sala_cancelada: { label: 'Salas canceladas', fixed: true, byMail: true },
  recarga: { label: 'Recargas', fixed: true, byMail: false },
  retiro: { label: 'Retiros', fixed: true, byMail: false },
  cuenta: { label: 'Tu cuenta', fixed: true, byMail: false },
  sala_cambio: { label: 'Cambios de cierre o de partidos', fixed: true, byMail: true },
  recordatorio: { label: 'Recordatorios antes del cierre', fixed: false, byMail: true },
  partido_aplazado: { label: 'Partidos aplazados', fixed: false, byMail: true },
  jugada_revertida: { label: 'Jugadas que volvieron atrás', fixed: true, byMail: true },
  aviso: { label: 'Avisos de la organización', fixed: true, byMail: false },
  mision: { label: 'Misiones cumplidas', fixed: false, byMail: false },
};

/** Which kinds of notices a player is told, those about money and the account always, and which also by mail. */
export async function prefsOf(q: Queryable, userId: number): Promise<NotificationPref[]> {
  const kindsIn = async (table: 'notification_mute' | 'notification_mail') => {
    const rows = await q.selectFrom(table).select('kind').where('user_id', '=', userId).execute();
    return new Set(rows.map(({ kind }) => kind));
  };
  const muted = await kindsIn('notification_mute');
  const mailed = await kindsIn('notification_mail');
  return Object.entries(NOTICE_KINDS).map(([kind, { label, fixed, byMail }]) => ({
    kind,
    label,
    enabled: fixed || !muted.has(kind),
    fixed,
    mail: byMail ? mailed.has(kind) : null,
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
  const kindsThat = (is: (kind: NoticeKind) => boolean) =>
    new Set(Object.entries(NOTICE_KINDS).flatMap(([kind, known]) => (is(known) ? [kind] : [])));
  const free = kindsThat(({ fixed }) => !fixed);
  const mailable = kindsThat(({ byMail }) => byMail);
  const asked = (kinds: ReadonlySet<string>, wanted: (pref: PrefToSave) => boolean) =>
    prefs.filter((pref) => kinds.has(pref.kind) && wanted(pref)).map(({ kind }) => kind);
  await keepKinds(tx, 'notification_mute', userId, {
    add: asked(free, ({ enabled }) => !enabled),
    remove: asked(free, ({ enabled }) => enabled),
  });
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
