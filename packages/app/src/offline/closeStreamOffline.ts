import type { OpenStream } from '@arma11/core';

/**
 * Ends a stream the moment the device loses its network: a dead one would stay silent for long, and while it counts as
 * open little is asked for. The feed opens it anew, from the event that it heard last, as soon as the network is back.
 */
export const closeStreamOffline =
  (open: OpenStream): OpenStream =>
  ({ signal, ...request }) => {
    const ending = new AbortController();
    const end = () => ending.abort(new DOMException('The network is gone.', 'NetworkError'));
    const follow = () => {
      globalThis.removeEventListener('offline', end);
      ending.abort(signal.reason);
    };
    if (signal.aborted) follow();
    signal.addEventListener('abort', follow, { once: true });
    globalThis.addEventListener('offline', end, { once: true });
    return open({ ...request, signal: ending.signal });
  };
