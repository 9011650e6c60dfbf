import type { Tx } from '../platform/db/database';
import { Refusal } from '../platform/refusal';
import type { Partner } from './openPartner';

const refused = (sentence: string) => new Refusal(403, 'JUGADOR_DE_PRUEBA', sentence);

/** What a test player may not do, wherever they are. */
export const testPagesOnly = () =>
  refused('Un jugador de prueba juega solo en las páginas de prueba de su sitio. Ingresa con tu propia cuenta.');

/**
 * Throws unless player and partner are of the same side: a test player of this partner's test mode, or anybody else and a
 * live partner. No grant is ever of both.
 */
export async function assertOfThisSide(tx: Tx, { id, test_of }: Partner, userId: number): Promise<void> {
  const { test_partner_id } = await tx
    .selectFrom('app_user')
    .select('test_partner_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (test_partner_id === (test_of === null ? null : id)) return;
  if (test_partner_id !== null) throw testPagesOnly();
  throw refused('Esta página está en modo de prueba: ingresa con un jugador de prueba, que se crea en su consola.');
}
