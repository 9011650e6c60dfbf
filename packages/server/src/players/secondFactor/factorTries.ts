import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import { logSecurity } from '../../platform/securityLog';
import { countAttempt, forgetAttempts } from '../accounts/attempts';
import { countInARow, forgetRow } from '../accounts/loginLimits';

const TOO_MANY = 'Demasiados intentos fallidos. Pide a quien administra que restablezca tu segundo factor.';

const wrongCode = () =>
  new Refusal(422, 'CODIGO_INCORRECTO', 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.');
const wrongPasskey = () =>
  new Refusal(422, 'LLAVE_INVALIDA', 'Esa llave de acceso no sirve aquí. Prueba otra vez o usa un código.');

/** By what somebody shows the second factor. */
export type FactorKind = 'totp' | 'recovery' | 'passkey';

const scopeOf = (userId: number, by: FactorKind) => `second-factor:${by === 'passkey' ? 'passkey' : 'code'}:${userId}`;

/** What the tries of a person are counted under. */
export const factorScopes = (userId: number) => [scopeOf(userId, 'totp'), scopeOf(userId, 'passkey')];

/**
 * Runs one try to show a second factor: five in 15 minutes, 100 in a row. Codes and passkeys are counted apart, so that
 * who guesses the one does not keep the owner from the other.
 */
export async function tryFactor(
  { db, log }: Deps,
  { user, ip, by }: { user: number; ip: string; by: FactorKind },
  check: () => Promise<boolean>,
): Promise<void> {
  const scope = scopeOf(user, by);
  try {
    await countAttempt(db, [{ scope, most: 5, windowMinutes: 15 }]);
    await countInARow(db, scope, TOO_MANY);
  } catch (error) {
    if (error instanceof Refusal) logSecurity(log, { kind: 'locked_out', user, ip, by });
    throw error;
  }
  if (!(await check())) {
    logSecurity(log, { kind: 'second_factor_failed', user, ip, by });
    throw by === 'passkey' ? wrongPasskey() : wrongCode();
  }
  await forgetAttempts(db, scope);
  await forgetRow(db, scope);
}
