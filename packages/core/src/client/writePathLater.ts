import { networkError } from './errorFrom';
import { whenIdle } from './whenIdle';
import type { Write, writePath as writePathNow } from './writePath';

/** `writePath` for the script tag: nothing is written before there is something to read, so its code comes when there is time. */
export const writePath: typeof writePathNow = (settings) => {
  let loading: Promise<(write: Write) => Promise<unknown>> | undefined;
  function load() {
    loading ??= import('./writePath').then((path) => path.writePath(settings));
    loading.catch(() => (loading = undefined));
    return loading;
  }
  whenIdle(() => void load().catch(() => undefined));
  return async (write) => {
    const send = await load().catch((cause: unknown) => Promise.reject(networkError(cause, false)));
    return send(write);
  };
};
