import { sql } from 'kysely';
import type { NotificationPref } from '@arma11/core/contract';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Notice } from './notify';

/** Every kind of notice: how the preferences name it, and whether it is always told because it is about money or the account. */
export const NOTICE_KINDS: Readonly<Record<Notice['kind'], { label: string; fixed: boolean }>> = {
  premio: { label: 'Premios', fixed: true },
  resultado: { label: 'Resultados de tus salas', fixed: false },
  reembolso: { label: 'Devoluciones', fixed: true },
  sala_cancelada: { label: 'Salas canceladas', fixed: true },
  recarga: { label: 'Recargas', fixed: true },
  retiro: { label: 'Retiros', fixed: true },
  cuenta: { label: 'Tu cuenta', fixed: true },
  sala_cambio: { label: 'Cambios de cierre o de partidos', fixed: true },
  partido_aplazado: { label: 'Partidos aplazados', fixed: false },
  jugada_revertida: { label: 'Jugadas que volvieron atrás', fixed: true },
  aviso: { label: 'Avisos de la organización', fixed: true },
  mision: { label: 'Misiones cumplidas', fixed: false },
};

/** Which kinds of notices a player is told; those about money and the account always. */
export async function prefsOf(q: Queryable, userId: number): Promise<NotificationPref[]> {
  const muted = await q.selectFrom('notification_mute').select('kind').where('user_id', '=', userId).execute();
  return Object.entries(NOTICE_KINDS).map(([kind, { label, fixed }]) => ({
    kind,
    label,
    enabled: fixed || !muted.some((each) => each.kind === kind),
    fixed,
  }));
}

/** Turns kinds of notices on and off. What is fixed stays on, and a kind that is not named stays as it is. */
export async function savePrefs(
  tx: Tx,
  userId: number,
  prefs: readonly Pick<NotificationPref, 'kind' | 'enabled'>[],
): Promise<void> {
  const free = new Set(Object.entries(NOTICE_KINDS).flatMap(([kind, { fixed }]) => (fixed ? [] : [kind])));
  const known = prefs.filter(({ kind }) => free.has(kind));
  const kinds = (enabled: boolean) => known.filter((pref) => pref.enabled === enabled).map(({ kind }) => kind);
  await sql`delete from notification_mute where user_id = ${userId} and kind = any(${kinds(true)}::text[])`.execute(tx);
  await sql`insert into notification_mute (user_id, kind) select ${userId}, kind from unnest(${kinds(false)}::text[]) kind
    on conflict do nothing`.execute(tx);
}
