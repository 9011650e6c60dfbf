import { handleStore } from './handleStore';
import { openWindow } from './openWindow';
import type { SignInWay } from './SignInWay';
import type { signInWay as signInWayNow } from './signInWays';

/** Told where the code of signing in does not arrive. */
const UNREACHABLE = 'No hay conexión. Prueba otra vez.';

/** Calls when the page has time; a browser that does not tell is given a moment. */
const whenIdle = (act: () => void) => void (globalThis.requestIdleCallback ?? setTimeout)(act);

/**
 * `signInWay` for the script tag: nobody needs its code to look at a room, so that it comes when the page has time, at once
 * where the page may have a player before anybody clicks. A window opens in the click itself all the same.
 */
export const signInWay: typeof signInWayNow = (auth, room, crypto, renewed): SignInWay => {
  const { key, page, show } = room;
  const mayBeIn = () => auth.mode === 'token' || handleStore(key, auth.persist === 'session').get() !== null;
  let way: SignInWay | undefined;
  let loading: Promise<SignInWay> | undefined;
  let presses = 0;

  function load(): Promise<SignInWay> {
    loading ??= import('./signInWays').then((ways) => {
      way = ways.signInWay(auth, room, crypto, renewed);
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
