import { Arma11Error } from '../client/Arma11Error';
import type { Client } from '../client/Client';
import { loginRefused, validateLogin, type LoginForm } from '../domain/profile';
import { identityError, IdentityError } from './identityErrors';
import type { IdentityProvider } from './IdentityProvider';
import { keepSession } from './keepSession';
import type { SignInOutcome } from './sessionContext';
import type { SessionStore } from './sessionStore';

/** Signs in with email and password and keeps the session. Input that cannot be right is not sent. */
export async function signInWithEmail(client: Client, store: SessionStore, form: LoginForm): Promise<SignInOutcome> {
  const problem = validateLogin(form);
  if (problem) return { status: 'error', message: problem };
  try {
    const body = { email: form.email.trim(), password: form.password };
    const { user } = keepSession(store, await client.accounts.login({ body }));
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
    const { user, needs_consent } = keepSession(store, await client.accounts.loginGoogle({ body: { token_id } }));
    return { status: 'ok', user, needsConsent: needs_consent };
  } catch (error) {
    if (error instanceof IdentityError && error.ending) store.clear('expired');
    const shown = error instanceof Arma11Error || error instanceof IdentityError ? error : identityError(error);
    return { status: 'error', message: shown.message };
  }
}

/** A wrong e-mail and a wrong password read the same; a lost connection or a waiting time is named as it is. */
function loginMessage(error: unknown): string {
  if (!(error instanceof Arma11Error)) return loginRefused;
  return error.code === 'unauthenticated' || error.code === 'validation' ? loginRefused : error.message;
}
