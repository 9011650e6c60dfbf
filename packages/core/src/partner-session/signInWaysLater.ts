import { whenIdle } from '../client/whenIdle';
import { handleName } from './handleName';
import { openWindow } from './openWindow';
import type { SignInWay } from './SignInWay';
import type { signInWay as signInWayNow } from './signInWays';

/** Shown where the sign-in code cannot be loaded. */
const UNREACHABLE = 'No hay conexión. Prueba otra vez.';

/** Whether the tab keeps something; nothing where the browser refuses storage. */
function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/**
 * `signInWay` for the script tag: nobody needs its code to look at a room, so that it comes when the page has time, at once
 * where the page may have a player before anybody clicks. A window opens in the click itself all the same.
 */
export const signInWay: typeof signInWayNow = (auth, context, crypto, renewed): SignInWay => {
  const { key, page, show } = context;
  const mayBeIn = () => auth.mode === 'token' || (auth.persist === 'session' && isKept(handleName(key)));
  let way: SignInWay | undefined;
  let loading: Promise<SignInWay> | undefined;
  let presses = 0;

  function load(): Promise<SignInWay> {
    loading ??= import('./signInWays').then((ways) => {
      way = ways.signInWay(auth, context, crypto, renewed);
      way.start();
      return way;
    });
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function signInLater(opened: Window | null): Promise<void> {
    const press = ++presses;
    const loaded = await load().catch(() => null);
    if (press === presses && loaded) return loaded.signIn(opened);
    opened?.close();
    if (!loaded) show({ status: 'failed', code: 'refused', message: UNREACHABLE });
  }

  return {
    mayBeIn,
    start() {
      if (!mayBeIn()) whenIdle(() => void load().catch(() => undefined));
    },
    signIn() {
      if (way) way.signIn();
      else void signInLater(auth.mode === 'popup' ? openWindow(page(), 'about:blank') : null);
    },
    renew: async () => (way || mayBeIn() ? (await load()).renew() : null),
    stop() {
      presses++;
      way?.stop();
    },
    forget: () => way?.forget(),
  };
};
