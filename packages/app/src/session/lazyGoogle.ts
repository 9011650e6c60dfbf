import { IdentityError, type IdentityProvider } from '@arma11/core';
import type { GoogleSettings } from '@arma11/core/google';

/** Google sign-in whose code is fetched when the player taps the button, never before. */
export function lazyGoogle(settings: GoogleSettings): IdentityProvider {
  const listeners = new Set<() => void>();
  let loading: Promise<IdentityProvider> | undefined;
  const load = () => {
    loading ??= fetchCode(settings, listeners).catch((cause: unknown) => {
      loading = undefined;
      throw new IdentityError('network-request-failed', cause);
    });
    return loading;
  };
  return {
    prepare: async () => (await load()).prepare(),
    signInPopup: async () => (await load()).signInPopup(),
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Who has not tapped the button has nothing to end.
    signOut: async () => (await loading)?.signOut(),
    deleteAccount: async () => (await loading)?.deleteAccount(),
  };
}

async function fetchCode(settings: GoogleSettings, listeners: Set<() => void>): Promise<IdentityProvider> {
  const { googleSignIn } = await import('@arma11/core/google');
  const google = googleSignIn(settings);
  google.onEnd?.(() => listeners.forEach((listener) => listener()));
  return google;
}
