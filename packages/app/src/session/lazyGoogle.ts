import type { IdentityProvider } from '@arma11/core';
import type { GoogleSettings } from '@arma11/core/google';

/** Google sign-in whose code is fetched when the player reaches for the button, never before. */
export function lazyGoogle(settings: GoogleSettings): IdentityProvider {
  let loading: Promise<IdentityProvider> | undefined;
  const load = () => {
    loading ??= import('@arma11/core/google').then(({ googleSignIn }) => googleSignIn(settings));
    return loading;
  };
  return {
    prepare: async () => (await load()).prepare(),
    signInPopup: async () => (await load()).signInPopup(),
    signOut: async () => (loading ? (await loading).signOut() : undefined),
    deleteAccount: async () => (await load()).deleteAccount(),
  };
}
