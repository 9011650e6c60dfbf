import { formatDay } from '@arma11/core/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps, MoneyMode } from '../../platform/deps';
import { lockPlayer } from '../lockPlayer';
import { balancesOf } from '../../ledger/balances';
import { Refusal } from '../../platform/refusal';
import { leavingMail } from './mails';
import { endSessions } from './sessions';

/** How long signing in takes a leaving back (product §11.3). */
export const GRACE_DAYS = 30;

/** When the player left, and when the data goes. */
export interface Leaving {
  deleted_at: string;
  final_at: string;
}

interface Row extends Leaving {
  email: string;
  excluded: boolean;
}

/** What is money must be gone; gifts of the operator, and coins that are only a game's, are given up. */
async function assertNoBalance(tx: Tx, userId: number, { mode }: MoneyMode): Promise<void> {
  if (mode === 'play') return;
  const { saldo_retirable, saldo_jugable, saldo_retenido } = await balancesOf(tx, userId);
  const saldo = saldo_retirable + saldo_jugable + saldo_retenido;
  if (saldo === 0) return;
  throw new Refusal(409, 'SALDO_PENDIENTE', 'Todavía tienes saldo. Juégalo o cóbralo antes de eliminar tu cuenta.', {
    saldo,
  });
}

async function assertNotPlaying(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from entry e join room r on r.id = e.room_id
    where e.user_id = ${userId} and r.estado not in ('pagada','cancelada')`.execute(tx);
  const open = rows[0]!.open;
  if (open === 0) return;
  throw new Refusal(
    409,
    'SALAS_ABIERTAS',
    'Estás en salas que no han terminado. Sal de ellas o espera a que se paguen.',
    { open },
  );
}

/**
 * Leaves: every session ends now, and after 30 days the person's data goes (purgeDeletedAccounts). Whoever has money here, is in
 * a room that is not over, or has excluded themselves from playing, cannot: the exclusion could not be kept.
 */
export async function deleteAccount(tx: Tx, deps: Deps, userId: number): Promise<Leaving> {
  // A join under way is seen, or sees that they left.
  await lockPlayer(tx, userId);
  const { rows } = await sql<Row>`
    update app_user set deleted_at = coalesce(deleted_at, app_now()) where id = ${userId}
    returning deleted_at, deleted_at + make_interval(days => ${GRACE_DAYS}) as final_at, email,
      coalesce(excluded_until > app_now(), false) as excluded`.execute(tx);
  const { email, excluded, deleted_at, final_at } = rows[0]!;
  if (excluded) {
    throw new Refusal(403, 'AUTOEXCLUIDO', 'Mientras dure tu autoexclusión guardamos tu cuenta para poder respetarla.');
  }
  await assertNoBalance(tx, userId, deps.money);
  await assertNotPlaying(tx, userId);
  await endSessions(tx, userId);
  const mail = leavingMail(deps.publicUrl, formatDay(final_at));
  await deps.queueMessage(tx, { channel: 'mail', to: email, ...mail });
  return { deleted_at, final_at };
}
