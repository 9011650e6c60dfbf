// The only file that imports firebase: dynamically, on the tap, so that no other page pays for it.
import type { FirebaseOptions } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { identityError } from './identityErrors';
import type { IdentityProvider } from './IdentityProvider';

export { IdentityError } from './identityErrors';
export type { IdentityProvider } from './IdentityProvider';

/** The public settings of the identity project. */
export interface GoogleSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
}

interface Loaded {
  auth: Auth;
  sdk: typeof import('firebase/auth');
}

/**
 * Google sign-in through Firebase's popup. Time limits (30 s, 60 s on mobile) and the refresh five minutes before expiry are
 * the SDK's own (product.md §9).
 */
export function googleSignIn(settings: GoogleSettings): IdentityProvider {
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading ??= start(settings).catch((cause: unknown) => {
      loading = undefined;
      throw identityError(cause);
    });
    return loading;
  };
  return {
    async prepare() {
      await load();
    },
    async signInPopup() {
      const { auth, sdk } = await load();
      try {
        const { user } = await sdk.signInWithPopup(auth, new sdk.GoogleAuthProvider());
        return await user.getIdToken();
      } catch (cause) {
        throw await ended(identityError(cause), { auth, sdk });
      }
    },
    async signOut() {
      if (!loading) return;
      const { auth, sdk } = await load();
      await sdk.signOut(auth);
    },
    async deleteAccount() {
      const { auth, sdk } = await load();
      if (!auth.currentUser) return;
      await sdk.deleteUser(auth.currentUser).catch((cause: unknown) => Promise.reject(identityError(cause)));
    },
  };
}

async function start(settings: FirebaseOptions): Promise<Loaded> {
  const [{ initializeApp, getApps }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const app = getApps().find(({ name }) => name === 'arma11') ?? initializeApp(settings, 'arma11');
  const auth = sdk.getAuth(app);
  auth.languageCode = 'es';
  return { auth, sdk };
}

/** The service signs the user out on user-disabled and token-expired (product.md §8). */
async function ended<E extends { ending: boolean }>(error: E, { auth, sdk }: Loaded): Promise<E> {
  if (error.ending) await sdk.signOut(auth).catch(() => undefined);
  return error;
}
