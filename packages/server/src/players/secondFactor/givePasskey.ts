import type { AuthenticationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';
import { markFactorGiven } from '../accounts/factorSession';
import { assertStaff } from './assertStaff';
import { tryFactor } from './factorTries';
import { keepChallenge, takeChallenge } from './passkeyChallenge';
import { passkeyLibrary, relyingParty } from './passkeyLibrary';

/** What one of the caller's passkeys has to sign. */
export async function askPasskey(deps: Deps, caller: Caller): Promise<object> {
  assertStaff(caller);
  const known = await deps.db.fresh
    .selectFrom('passkey')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', caller.id)
    .execute();
  if (known.length === 0) {
    throw new Refusal(409, 'SIN_LLAVE', 'No tienes llaves de acceso. Usa un código de tu app.');
  }
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.publicUrl).rpID,
    challenge: new Uint8Array(deps.random(32)),
    allowCredentials: known,
    userVerification: 'required',
  });
  await keepChallenge(deps.db, caller.tokenHash, options.challenge);
  return options;
}

interface Row {
  public_key: Uint8Array;
  counter: number;
  transports: string[];
}

async function credentialOf({ db }: Deps, userId: number, id: string): Promise<WebAuthnCredential | null> {
  const { rows } = await sql<Row>`select public_key, counter::int8 as counter, transports from passkey
    where user_id = ${userId} and credential_id = ${id}`.execute(db.fresh);
  const found = rows[0];
  if (!found) return null;
  const { public_key, counter, transports } = found;
  return { id, publicKey: new Uint8Array(public_key), counter: Number(counter), transports };
}

/** Takes the passkey's signature for this session; its count must have gone on, where it counts. */
async function spend(deps: Deps, { id: userId, tokenHash }: Caller, response: AuthenticationResponseJSON) {
  const expectedChallenge = await takeChallenge(deps.db, tokenHash);
  const credential = await credentialOf(deps, userId, response.id);
  if (!credential) return false;
  const { rpID, origin } = relyingParty(deps.publicUrl);
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  const asked = { response, credential, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID };
  const answer = await verifyAuthenticationResponse({ ...asked, requireUserVerification: true }).catch(() => null);
  if (!answer?.verified) return false;
  const { newCounter } = answer.authenticationInfo;
  return deps.db.tx(async (tx) => {
    const { rows } = await sql`update passkey set counter = ${newCounter}, last_used_at = app_now()
      where user_id = ${userId} and credential_id = ${credential.id} and (counter < ${newCounter} or counter = 0 and ${newCounter} = 0)
      returning 1`.execute(tx);
    if (rows.length > 0) await markFactorGiven(tx, tokenHash);
    return rows.length > 0;
  });
}

/** Takes a passkey for this session's second factor. */
export async function givePasskey(
  deps: Deps,
  caller: Caller,
  { credential, ip }: { credential: AuthenticationResponseJSON; ip: string },
): Promise<void> {
  assertStaff(caller);
  const event = { user: caller.id, ip, by: 'passkey' } as const;
  await tryFactor(deps, event, () => spend(deps, caller, credential));
  logSecurity(deps.log, { kind: 'second_factor', ...event });
}
