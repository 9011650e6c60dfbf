import { fetchTransport, type Transport } from '@arma11/core';

/** What the page's own script asked for while the app was on its way: by whom, and the answers by their paths. */
interface FirstReads {
  authorization: string;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    arma11FirstReads?: FirstReads;
  }
}

/** Hands each of these answers to the first question for it, if it was asked for the same player. */
export function withFirstReads(next: Transport): Transport {
  const reads = window.arma11FirstReads;
  if (!reads) return next;
  return async (request) => {
    const { method, path, headers } = request;
    const answer = method === 'GET' && headers.authorization === reads.authorization ? reads.answers[path] : undefined;
    if (!answer) return next(request);
    delete reads.answers[path];
    const first = fetchTransport({ baseUrl: '', fetch: () => answer });
    try {
      const { headers: received, ...result } = await first(request);
      // It was sent before the question: the clock must not be set by it.
      const { 'x-server-time': _, ...rest } = received;
      return { ...result, headers: rest };
    } catch {
      return next(request);
    }
  };
}
