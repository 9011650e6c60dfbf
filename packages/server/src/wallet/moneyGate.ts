import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import type { MoneyMode } from '../platform/deps';
import { Refusal } from '../platform/refusal';

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
export async function assertVerifiedAdult(q: Queryable, { mode }: MoneyMode, userId: number): Promise<void> {
  if (mode !== 'real') return;
  const { rows } = await sql<{ adult: boolean; kyc: string }>`
    select coalesce(birth_date <= (app_now() at time zone 'America/Lima')::date - interval '18 years', false) as adult, kyc
    from app_user where id = ${userId}`.execute(q);
  if (rows[0]?.adult && rows[0].kyc === 'ok') return;
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
