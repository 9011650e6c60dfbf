import { TAKE_OVER, WORKER_PATH } from './cacheNames';

/** The one script address that may become a worker; the page's policy asks for it (security §4.2). */
function workerUrl(): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
  };
  const policy = trustedTypes?.createPolicy('app-worker', {
    createScriptURL(url) {
      if (url !== WORKER_PATH) throw new TypeError(`${url} is no worker of this app.`);
      return url;
    },
  });
  return policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
}

interface Policy {
  createScriptURL(url: string): string;
}

/**
 * Registers the worker that keeps the app on the device. `onWaiting` is called when a new version stands ready, with what
 * brings it in; nothing is ever loaded anew by itself.
 */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.register(workerUrl(), { updateViaCache: 'none' });
  // Some browsers forbid workers in private windows: the app works without.
  if (!registration) return;
  const notify = (worker: ServiceWorker) =>
    onWaiting(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage(TAKE_OVER);
    });
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first: there is nothing to replace.
      if (worker.state === 'installed' && serviceWorker.controller) notify(worker);
    });
  if (registration.waiting) notify(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_CHECK_MS);
}

/** The app stays open for days on a phone: once in an hour it asks for a new version. */
const UPDATE_CHECK_MS = 3_600_000;
