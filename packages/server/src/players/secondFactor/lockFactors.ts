import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Caller } from '../../platform/http/caller';
import { Refusal, unauthenticated } from '../../platform/refusal';
import { hasSecondFactor } from '../accounts/hasSecondFactor';
import { lockPlayer } from '../lockPlayer';

/** Says what is to be shown before the factors change. */
export const factorDue = (what: string) =>
  new Refusal(403, 'SEGUNDO_FACTOR', `Confirma que eres tú con tu segundo factor antes de ${what}.`);

/**
 * Until the transaction ends nobody else changes this person's factors. Throws where what let the request in holds no
 * more: its session has ended, or a factor was added meanwhile that it has not shown (ASVS 7.5.1). Of two first factors
 * that are added at once one is the first, whichever sessions they come from, and the other is asked to show it.
 */
export async function lockFactors(tx: Tx, { id, tokenHash, secondFactor }: Caller, what: string): Promise<void> {
  await lockPlayer(tx, id);
  const { rows } = await sql<{ live: boolean; has: boolean }>`
    select ${hasSecondFactor(sql`${id}::int`)} as has,
      exists (select from session where token_hash = ${tokenHash} and revoked_at is null) as live`.execute(tx);
  const { live, has } = rows[0]!;
  if (!live) throw unauthenticated();
  if (has && secondFactor !== 'given') throw factorDue(what);
}
