import { embedCode } from '../domain/embedCode';
import { grantOf } from './grantOf';
import type { HandleStore } from './handleStore';
import { openWindow } from './openWindow';
import { proofKey, type ProofKey, randomText } from './proofKey';
import { failed, SignInError } from './SignInError';
import { signInUrl, watchHints } from './signInWindow';
import type { SignInContext, SignInWay } from './SignInWay';
import { LATER, waitForGrant } from './waitForGrant';
import { wakeable } from './wakeable';

/** Signing in through a window of ours. No secret crosses a window: the grant is asked for from here. */
export function popupWay(context: SignInContext, handles: HandleStore, crypto: () => Crypto): SignInWay {
  const { key, baseUrl, page, show, arrived } = context;
  // Made before the click: digests are asynchronous, and a window that opens later is blocked.
  let proof: ProofKey | null = null;
  let making: Promise<ProofKey> | null = null;
  let current: { stop: AbortController; open: (opened: Window | null) => void } | null = null;

  function make(): Promise<ProofKey> {
    making ??= proofKey(crypto());
    making.then(
      (made) => (proof = made),
      () => undefined,
    );
    return making;
  }

  /** A proof serves once. */
  function take(): ProofKey | null {
    const taken = proof;
    if (taken) proof = making = null;
    return taken;
  }

  const urlOf = (taken: ProofKey) => signInUrl(context, taken, page().location.origin);

  function windowAt(url: string, opened: Window | null): Window | null {
    if (!opened) return openWindow(page(), url);
    opened.location.href = url;
    return opened;
  }

  async function wait(taken: ProofKey, url: string, first: Window | null): Promise<void> {
    let shown = first;
    const stop = new AbortController();
    const { pause, wake } = wakeable();
    stop.signal.addEventListener('abort', wake);
    const unwatch = watchHints(page(), () => shown, new URL(baseUrl, page().location.href).origin, wake);
    const say = () => show({ status: 'signingIn', code: embedCode(taken.state), url, blocked: shown === null });
    current = {
      stop,
      open(opened) {
        shown = windowAt(url, opened);
        say();
      },
    };
    say();
    try {
      const grant = await waitForGrant({ ...context, proof: taken, pause, signal: stop.signal });
      if (grant) {
        handles.set(grant.handle);
        arrived(grant);
      }
    } catch (error) {
      show(failed(error));
    } finally {
      unwatch();
      if (current?.stop === stop) current = null;
      void make().catch(() => undefined);
    }
  }

  return {
    mayBeIn: () => handles.get() !== null,
    start: () => void make().catch(() => undefined),
    signIn(opened = null) {
      if (current) return current.open(opened);
      const taken = take();
      if (taken) return void wait(taken, urlOf(taken), windowAt(urlOf(taken), opened));
      // Too late for a window of ours, unless one is open: the widget shows a link.
      make().then(
        () => {
          const late = take();
          if (late && !current) void wait(late, urlOf(late), opened && windowAt(urlOf(late), opened));
        },
        () => {
          making = null;
          opened?.close();
          show(failed(new SignInError('insecure')));
        },
      );
    },
    async renew() {
      const kept = handles.get();
      if (kept === null) return null;
      // Both are kept before they are sent: without an answer, also after a reload, the same two are sent again.
      const [handle, next = `eh_${randomText(crypto(), 32)}`] = kept.split(' ');
      const both = `${handle} ${next}`;
      handles.set(both);
      const { status, body } = await context.ask('token', { key, handle, next });
      const grant = status === 200 ? grantOf(body) : null;
      if (!grant && LATER.has(status)) throw new Error(`The token was not renewed: status ${status}.`);
      if (handles.get() === both) handles.set(grant?.handle ?? null);
      return grant;
    },
    stop() {
      current?.stop.abort();
      current = null;
    },
    forget: () => handles.set(null),
  };
}
