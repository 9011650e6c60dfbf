/** The addresses of Google's script and of the part that it fetches by itself, as the page's policy meets them. */
export const GAPI = 'https://apis.google.com/js/api.js';
const PART = 'https://apis.google.com/_/scs/abc-static/_/js/gapi.loaded_0';

/**
 * Stands in for Google's script, which has no copy without the internet. It makes the Trusted Types policies that the real one
 * makes and fetches its second part as the real one does, so that the page's policy is tried on both; then it carries
 * messages from the emulator's frame, which it can read because that is served on the page's own origin.
 */
export const gapiStub = (address: string): string =>
  address.startsWith(PART) ? `(${second.toString()})()` : `(${first.toString()})(${JSON.stringify(PART)})`;

/* Both functions run in the page alone, as text. */

function first(part: string): void {
  const page = window as unknown as StubbedWindow;
  const same = (text: string) => text;
  const policy = page.trustedTypes?.createPolicy('gapi#gapi', {
    createHTML: same,
    createScript: same,
    createScriptURL: same,
  });
  page.gapi = {
    load(_name, options) {
      const script = document.createElement('script');
      script.setAttribute('src', policy?.createScriptURL(part) ?? part);
      script.addEventListener('load', () => (typeof options === 'function' ? options() : options.callback()));
      document.head.append(script);
    },
  };
}

function second(): void {
  const page = window as unknown as StubbedWindow;
  page.trustedTypes?.createPolicy('goog#html', { createHTML: (text: string) => text });
  const handlers: Record<string, (event: object) => void> = {};
  const frameApi = {
    restyle: async () => [{}],
    ping: async () => [],
    register(name: string, handler: (event: object) => void) {
      handlers[name] = handler;
    },
    // The SDK throws after it has been answered.
    send(_name: string, _message: object, answer: (answers: object[]) => void) {
      queueMicrotask(() => {
        try {
          answer([{ status: 'ACK', webStorageSupport: true }]);
        } catch {
          return;
        }
      });
    },
  };
  const relay = ({ data }: MessageEvent) => {
    if (data?.eventType === 'sendAuthEvent') handlers['authEvent']?.({ authEvent: data.data.authEvent });
  };
  const context = {
    open({ url, where }: { url: string; where: Element }, done: (iframe: object) => unknown) {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: url, hidden: true, title: 'Google' });
      frame.addEventListener('load', () => frame.contentWindow?.addEventListener('message', relay));
      where.append(frame);
      return done(frameApi);
    },
  };
  Object.assign(page.gapi, {
    iframes: { Iframe: Object, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  });
}

interface StubbedWindow {
  gapi: { load(name: string, options: (() => void) | { callback: () => void }): void };
  trustedTypes?: {
    createPolicy(name: string, rules: object): { createScriptURL(text: string): string };
  };
}
