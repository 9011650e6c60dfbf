import { identityError, type IdentityError } from './identityErrors';

const AHEAD_MS = 5 * 60_000;
const AGAIN_MS = 30_000;

/** Who is signed in to the identity service, as its SDK knows them. */
interface Renewable {
  getIdTokenResult(renew?: boolean): Promise<{ expirationTime: string }>;
}

/**
 * Renews the service's token 5 minutes before its expiry (product §9), for as long as the page lives: so a disabled account
 * is noticed. Returns the function that stops it. `onEnd` is called when the service has ended the account's session; a lost connection is
 * tried again.
 */
export function keepFresh(user: Renewable, onEnd: (error: IdentityError) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (inMs: number) => {
    if (!stopped) timer = setTimeout(() => void look(true), inMs);
  };
  const look = async (renew: boolean) => {
    try {
      const { expirationTime } = await user.getIdTokenResult(renew);
      plan(Math.max(AGAIN_MS, Date.parse(expirationTime) - Date.now() - AHEAD_MS));
    } catch (cause) {
      const error = identityError(cause);
      if (!error.ending) plan(AGAIN_MS);
      else if (!stopped) onEnd(error);
    }
  };
  void look(false);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
