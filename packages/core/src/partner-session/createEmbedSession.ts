import type { EmbedAuth, EmbedSession, EmbedState } from './EmbedSession';
import { withoutPrototype } from './withoutPrototype';
import type { SignInContext, SignInWay } from './SignInWay';
import { signInWay } from './signInWays';
import { cookieless, tokenCalls, type Fetch } from './tokenCalls';
import { tokenKeeper } from './tokenKeeper';

/** What a session is made of. */
export interface EmbedSessionSettings {
  /** The partner's publishable key, `pk_…`. */
  key: string;
  /** Where Arma Tu 11 is: 'https://play.example'. */
  baseUrl: string;
  /** @default { mode: 'popup' } */
  auth?: EmbedAuth | undefined;
  /** The language of the page's widgets: our window speaks it too, where it can. @default 'es-PE' */
  lang?: string | undefined;
  /** @default the browser's, as it is when the session is made */
  fetch?: Fetch;
  /** @default Date.now */
  now?: () => number;
  /** @default the page's */
  window?: Window;
  crypto?: Crypto;
}

const PREVIEW: EmbedState = { status: 'preview' };
const STARTING: EmbedState = { status: 'starting' };
const SIGNED_IN: EmbedState = { status: 'signedIn' };

/**
 * The player of a partner's page. Nothing happens before `start()`, so it can be made while rendering, also on a server.
 * @example
 * const session = createEmbedSession({ key: 'pk_…', baseUrl: 'https://play.example' });
 * session.start();
 * document.querySelector('button')?.addEventListener('click', () => session.signIn());
 */
export function createEmbedSession(settings: EmbedSessionSettings): EmbedSession {
  const { key, now = Date.now } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const auth = withoutPrototype<EmbedAuth>(settings.auth ?? { mode: 'popup' });
  const ask = tokenCalls(baseUrl, cookieless(settings.fetch ?? globalThis.fetch.bind(globalThis)));
  const listeners = new Set<() => void>();
  let users = 0;

  function show(next: EmbedState): void {
    if (next === state) return;
    state = next;
    [...listeners].forEach((listener) => listener());
  }

  const tokens = tokenKeeper({
    now,
    renew: () => way.renew(),
    changed(token) {
      if (token !== null) show(SIGNED_IN);
      // A window that is open, or a failure that is shown, says more.
      else if (state === STARTING || state === SIGNED_IN) show(PREVIEW);
    },
  });
  const page = () => settings.window ?? globalThis.window;
  const context: SignInContext = { ...settings, baseUrl, ask, page, now, show, arrived: tokens.hold };
  const way = auth.mode === 'preview' ? nobody : signInWay(auth, context, settings.crypto, () => tokens.renewed());
  let state = way.mayBeIn() ? STARTING : PREVIEW;

  function cancel(): void {
    way.stop();
    if (state.status === 'signingIn') show(PREVIEW);
  }

  function start(): () => void {
    if (users++ === 0) {
      way.start();
      tokens.keepFresh(true);
      void tokens.current();
    }
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      if (--users > 0) return;
      tokens.keepFresh(false);
      cancel();
    };
  }

  async function signOut(): Promise<void> {
    const token = await tokens.current();
    way.stop();
    way.forget();
    tokens.hold(null);
    show(PREVIEW);
    // A partner's server that vouches for its user would have to link it again.
    if (token !== null && auth.mode === 'popup') await ask('end', {}, token);
  }

  return {
    key,
    baseUrl,
    canSignIn: auth.mode !== 'preview',
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => (auth.mode === 'token' ? STARTING : PREVIEW),
    start,
    signIn() {
      if (state !== SIGNED_IN) way.signIn();
    },
    cancel,
    signOut,
    token: tokens.current,
    renew: tokens.renewed,
  };
}

const nothing = () => undefined;
const nobody: SignInWay = {
  mayBeIn: () => false,
  start: nothing,
  signIn: nothing,
  stop: nothing,
  forget: nothing,
  renew: () => Promise.resolve(null),
};
