// The only file that imports firebase: dynamically, on the tap, so that no other page pays for it.
import type { Auth, User } from 'firebase/auth';
import { identityError } from './identityErrors';
import type { IdentityProvider } from './IdentityProvider';
import { keepFresh } from './identityRefresh';
import { loadGoogleScript } from './googleScript';

export { IdentityError } from './identityErrors';
export type { IdentityProvider } from './IdentityProvider';

/** The public settings of the identity project. */
export interface GoogleSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
  /** The address of a Firebase Auth emulator in place of the service, such as `http://127.0.0.1:9099`. */
  emulator?: string;
}

interface Loaded {
  auth: Auth;
  sdk: typeof import('firebase/auth');
}

/**
 * Google sign-in through Firebase's popup. The account is known to this page alone, for as long as it is open: our own session is
 * what lasts. Requests of the SDK end after 30 s by its own clock.
 */
export function googleSignIn(settings: GoogleSettings): IdentityProvider {
  let loading: Promise<Loaded> | undefined;
  let rest = () => {};
  const listeners = new Set<() => void>();
  const load = () => {
    loading ??= start(settings).catch((cause: unknown) => {
      loading = undefined;
      throw identityError(cause);
    });
    return loading;
  };
  const watch = (user: User) => {
    rest();
    rest = keepFresh(user, () => listeners.forEach((listener) => listener()));
  };
  return {
    async prepare() {
      await load();
    },
    async signInPopup() {
      const loaded = await load();
      try {
        const user = await choose(loaded);
        const token = await user.getIdToken();
        watch(user);
        return token;
      } catch (cause) {
        throw await ended(identityError(cause), loaded);
      }
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async signOut() {
      rest();
      if (!loading) return;
      const { auth, sdk } = await loading;
      await sdk.signOut(auth);
    },
    async deleteAccount() {
      rest();
      const { auth, sdk } = (await loading) ?? {};
      if (!auth?.currentUser || !sdk) return;
      await sdk.deleteUser(auth.currentUser).catch((cause: unknown) => Promise.reject(identityError(cause)));
    },
  };
}

/** Opens the window. It asks for the account each time: phones are shared, and who signs out may be followed by another. */
async function choose({ auth, sdk }: Loaded): Promise<User> {
  const google = new sdk.GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  return (await sdk.signInWithPopup(auth, google)).user;
}

async function start({ emulator, ...project }: GoogleSettings): Promise<Loaded> {
  // Google's script first: on phones the SDK looks for it as soon as it is set up.
  const [{ initializeApp }, sdk] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    loadGoogleScript(),
  ]);
  const auth = sdk.initializeAuth(initializeApp(project, 'arma11'), {
    persistence: sdk.inMemoryPersistence,
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  });
  if (emulator) sdk.connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = 'es';
  return { auth, sdk };
}

/** The service signs the user out on user-disabled and token-expired (product §8). */
async function ended<E extends { ending: boolean }>(error: E, { auth, sdk }: Loaded): Promise<E> {
  if (error.ending) await sdk.signOut(auth).catch(() => undefined);
  return error;
}
