/** The header of an answer from the device: when it was kept, in milliseconds. */
export const CACHED_AT = 'x-kept-at';

// The sizes and validators of the way, and the time of the server: kept, they would pass old things off as new.
const OF_THE_WAY = ['content-encoding', 'content-length', 'etag', 'x-server-time', 'x-request-id'];

/** An answer as it is kept: stamped, and without what was true only on its way. */
export function stamped(answer: Response, now: number): Response {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  headers.set(CACHED_AT, String(now));
  return new Response(answer.body, { status: answer.status, headers });
}

/** Under which address an answer is kept: that of its player alone, recognised by the token that asked for it. */
export async function cacheKeyOf(request: Request): Promise<string> {
  const token = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  const player = Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const url = new URL(request.url);
  url.searchParams.set('kept-for', player);
  return url.href;
}
