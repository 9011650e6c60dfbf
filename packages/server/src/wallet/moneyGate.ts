import { limaDay } from '@arma11/core/domain';
import { appNow } from '../platform/db/clock';
import type { Queryable } from '../platform/db/database';
import type { Deps, MoneyMode } from '../platform/deps';
import { Refusal } from '../platform/refusal';
import { isAdult } from '../players/accounts/adult';
import { openPersonalData } from '../players/accounts/personalData';

/** Where coins are only a game's, none are bought or cashed out. */
export function assertMoneyOn({ mode }: MoneyMode): void {
  if (mode !== 'play') return;
  throw new Refusal(
    409,
    'DINERO_REAL_APAGADO',
    'Aquí se juega con monedas de juego: no se compran ni se cobran. Gana más en las salas.',
  );
}

/** Real money is for people of 18 whose document somebody of ours has seen (rules L1). */
export async function assertVerifiedAdult(
  q: Queryable,
  { money, sealing }: Pick<Deps, 'money' | 'sealing'>,
  userId: number,
): Promise<void> {
  if (money.mode !== 'real') return;
  const row = await q.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
  const birthDate = row && (await openPersonalData(sealing, row)).birth_date;
  if (row?.kyc === 'ok' && birthDate && isAdult(birthDate, limaDay(await appNow(q)))) return;
  throw new Refusal(
    403,
    'EDAD_NO_VERIFICADA',
    'Para mover dinero necesitas tener 18 años y tu documento revisado. Escríbenos desde «Contacto» para verificarlo.',
  );
}

/**
 * Gifts of the operator beside real money wait for counsel (rules R11.3): a draft of Peru's regulation forbids free
 * bets. `promo allow` writes the answer down.
 */
export async function giftsAllowed(q: Queryable, { mode }: MoneyMode): Promise<boolean> {
  if (mode !== 'real') return true;
  const allowed = await q
    .selectFrom('setting')
    .select('key')
    .where('key', '=', 'promos-with-real-money')
    .executeTakeFirst();
  return allowed !== undefined;
}
