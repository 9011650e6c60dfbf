import type { FactorAdded } from '@arma11/core/back-office';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../platform/deps';
import type { Caller } from '../../platform/http/caller';
import { Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';
import { addFactor } from './addFactor';
import { assertMayChangeFactors } from './assertStaff';
import { lockFactors } from './lockFactors';
import { keepChallenge, takeChallenge } from './passkeyChallenge';
import { passkeyLibrary, relyingParty } from './passkeyLibrary';

const WHAT = 'agregar una llave de acceso';
const MOST = 10;

const notGood = () =>
  new Refusal(422, 'LLAVE_INVALIDA', 'Tu dispositivo no creó una llave de acceso que sirva aquí. Prueba con otro.');

const passkeysOf = ({ db }: Deps, userId: number) =>
  db.fresh.selectFrom('passkey').select(['credential_id', 'transports']).where('user_id', '=', userId).execute();

/** What the browser needs to have a passkey made; its device must ask for a finger, a face or a PIN. */
export async function beginPasskey(deps: Deps, caller: Caller): Promise<object> {
  await assertMayChangeFactors(deps.db.fresh, caller, WHAT);
  const [library, known] = await Promise.all([passkeyLibrary(), passkeysOf(deps, caller.id)]);
  if (known.length >= MOST) {
    throw new Refusal(409, 'MUCHAS_LLAVES', `Ya tienes ${MOST} llaves de acceso. Quita una que no uses.`);
  }
  const { username } = await deps.db.fresh
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const options = await library.generateRegistrationOptions({
    rpName: 'Arma Tu 11',
    rpID: relyingParty(deps.publicUrl).rpID,
    userName: username,
    userID: new TextEncoder().encode(`staff:${caller.id}`),
    challenge: new Uint8Array(deps.random(32)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(deps.db, caller.tokenHash, options.challenge);
  return options;
}

async function verified(deps: Deps, expectedChallenge: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = relyingParty(deps.publicUrl);
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const asked = { response, expectedChallenge, expectedOrigin: origin, expectedRPID: rpID };
  const { registrationInfo } = await verifyRegistrationResponse({ ...asked, requireUserVerification: true }).catch(
    () => {
      throw notGood();
    },
  );
  if (!registrationInfo) throw notGood();
  return registrationInfo.credential;
}

/** Adds the passkey that the device has made for this session. */
export async function addPasskey(
  deps: Deps,
  caller: Caller,
  { name, credential, ip }: { name: string; credential: RegistrationResponseJSON; ip: string },
): Promise<FactorAdded> {
  await assertMayChangeFactors(deps.db.fresh, caller, WHAT);
  const challenge = await takeChallenge(deps.db, caller.tokenHash);
  const { id, publicKey, counter, transports } = await verified(deps, challenge, credential);
  const added = await deps.db.tx(async (tx) => {
    await lockFactors(tx, caller, WHAT);
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkey')
      .values({
        user_id: caller.id,
        credential_id: id,
        public_key: publicKey,
        counter,
        transports: transports ?? [],
        name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw notGood();
    return addFactor(tx, deps, caller, `la llave de acceso «${name}»`);
  });
  logSecurity(deps.log, { kind: 'second_factor_changed', user: caller.id, ip, what: 'passkey added' });
  return added;
}
