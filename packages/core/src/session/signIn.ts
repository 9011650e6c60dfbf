import { Arma11Error } from '../client/Arma11Error';
import type { Client } from '../client/Client';
import { IdentityError } from './identityErrors';
import type { IdentityProvider } from './IdentityProvider';
import type { SignInOutcome } from './sessionContext';
import type { SessionStore } from './sessionStore';
import { mayBeCredentials, WRONG_CREDENTIALS } from './signInRules';

/** Signs in with email and password and keeps the session. Input that cannot be right is not sent. */
export async function signInWithEmail(
  client: Client,
  store: SessionStore,
  { email, password }: { email: string; password: string },
): Promise<SignInOutcome> {
  if (!mayBeCredentials(email, password)) return { status: 'error', message: WRONG_CREDENTIALS };
  try {
    const { user, access } = await client.accounts.login({ body: { email: email.trim(), password } });
    store.write(access);
    return { status: 'ok', user, needsConsent: false };
  } catch (error) {
    return { status: 'error', message: loginMessage(error) };
  }
}

/** Exchanges the identity service's token for a session and keeps it. */
export async function signInWithIdentity(
  client: Client,
  store: SessionStore,
  identity: IdentityProvider | undefined,
): Promise<SignInOutcome> {
  if (!identity) return { status: 'error', message: 'Google no está disponible aquí. Entra con tu email.' };
  try {
    const token_id = await identity.signInPopup();
    const { user, access, needs_consent } = await client.accounts.loginGoogle({ body: { token_id } });
    store.write(access);
    return { status: 'ok', user, needsConsent: needs_consent };
  } catch (error) {
    if (error instanceof IdentityError || error instanceof Arma11Error)
      return { status: 'error', message: error.message };
    throw error;
  }
}

/** A wrong e-mail and a wrong password read the same; a lost connection or a waiting time is told as it is. */
function loginMessage(error: unknown): string {
  if (!(error instanceof Arma11Error)) return WRONG_CREDENTIALS;
  return error.code === 'unauthenticated' || error.code === 'validation' ? WRONG_CREDENTIALS : error.message;
}
