/**
 * The origins that a request's page may have: what its Origin header says; without one, as with a GET of our own pages, our
 * host, of which a server behind a proxy does not know whether it was reached over TLS. Empty: no page asks.
 */
export function requestingPage({ headers, url }: Request): readonly string[] {
  const origin = headers.get('origin');
  if (origin !== null) return [origin];
  if (headers.get('sec-fetch-site') !== 'same-origin') return [];
  const host = headers.get('host') ?? new URL(url).host;
  return [`https://${host}`, `http://${host}`];
}
