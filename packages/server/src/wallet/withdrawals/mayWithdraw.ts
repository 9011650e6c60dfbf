import { sql } from 'kysely';
import { readPersonalData } from '../../players/accounts/personalData';
import { assertRecentSignIn } from '../../players/accounts/recentSignIn';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { WALLET } from '../exchange';
import { assertVerifiedAdult, assertMoneyOn } from '../moneyGate';

interface Facts {
  phone_verify: boolean;
  hold_until: string | null;
  hold_hour: string;
  kyc: string;
  open: number;
  this_week: number;
}

async function factsOf(tx: Tx, userId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select u.phone_verify, u.kyc,
      case when hold.until > app_now() then hold.until end as hold_until,
      to_char(hold.until at time zone 'America/Lima', 'DD/MM HH24:MI') as hold_hour,
      (select count(*) from withdrawal w where w.user_id = u.id and w.estado in ('pendiente','en_proceso'))::int as open,
      (select count(*) from withdrawal w where w.user_id = u.id and w.estado not in ('cancelado','rechazado')
        and w.created_at > app_now() - interval '7 days')::int as this_week
    from app_user u, lateral (select u.credentials_changed_at + interval '24 hours' as until) hold
    where u.id = ${userId}`.execute(tx);
  return rows[0]!;
}

/**
 * Throws on a withdrawal that its player may not make: a fresh sign-in, a verified phone, no change of password or phone
 * in 24 hours, age and document where money is real, one at a time and three in seven days (rules R12.4,
 * security §3.2). The caller holds the player's lock.
 */
export async function assertMayWithdraw(
  tx: Tx,
  given: Pick<Deps, 'money' | 'sealing'>,
  { userId, authAt, document }: { userId: number; authAt: string; document: string },
): Promise<void> {
  assertMoneyOn(given.money);
  await assertRecentSignIn(tx, authAt, 'cobrar tu saldo');
  const facts = await factsOf(tx, userId);
  if (!facts.phone_verify) {
    throw new Refusal(403, 'TELEFONO_NO_VERIFICADO', 'Verifica tu celular en tu perfil y luego cobra tu saldo.');
  }
  if (facts.hold_until) {
    const message = `Cambiaste tu contraseña o tu celular hace poco. Podrás cobrar desde el ${facts.hold_hour}.`;
    throw new Refusal(403, 'RETIRO_EN_ESPERA', message, { until: facts.hold_until });
  }
  await assertVerifiedAdult(tx, given, userId);
  if (facts.kyc === 'ok' && (await readPersonalData(tx, given.sealing, userId)).doc_number !== document) {
    throw new Refusal(422, 'TITULAR_DISTINTO', 'El documento no es el de tu cuenta. Solo te pagamos a ti.');
  }
  assertBelowWithdrawalLimit(facts);
}

function assertBelowWithdrawalLimit({ open, this_week }: Facts): void {
  if (open > 0)
    throw new Refusal(409, 'RETIRO_ABIERTO', 'Tienes un retiro en camino. Espera a que se pague o cancélalo.');
  if (this_week >= WALLET.withdrawals_per_week) {
    throw new Refusal(
      409,
      'LIMITE_ALCANZADO',
      `Puedes cobrar ${WALLET.withdrawals_per_week} veces en 7 días. Vuelve en unos días.`,
      { limit: 'withdrawals_week' },
    );
  }
}
