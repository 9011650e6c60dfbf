import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Keeps what a passkey has to sign in this session, for five minutes; one at a time. */
export async function keepChallenge({ fresh }: Db, tokenHash: Uint8Array, challenge: string): Promise<void> {
  await sql`update session set passkey_challenge = ${challenge},
    passkey_challenge_until = app_now() + interval '5 minutes' where token_hash = ${tokenHash}`.execute(fresh);
}

/** What was to be signed. It is used up, whatever comes of it. */
export async function takeChallenge({ fresh }: Db, tokenHash: Uint8Array): Promise<string> {
  const { rows } = await sql<{ challenge: string }>`
    update session s set passkey_challenge = null, passkey_challenge_until = null
    from (select token_hash, passkey_challenge from session
      where token_hash = ${tokenHash} and passkey_challenge_until > app_now() for update) old
    where s.token_hash = old.token_hash returning old.passkey_challenge as challenge`.execute(fresh);
  if (rows[0]) return rows[0].challenge;
  throw new Refusal(
    410,
    'CODIGO_VENCIDO',
    'Este pedido ya se usó o tiene más de 5 minutos. Empieza de nuevo con tu llave de acceso.',
  );
}
