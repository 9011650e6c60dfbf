const HERE = 'https://here.invalid';

/** An address that the data brings: a path of this site or an https address, else the home (security §4.1). */
export function safeHref(address: string): string {
  try {
    const url = new URL(address, HERE);
    if (url.origin === HERE && address.startsWith('/')) return url.pathname + url.search;
    return url.protocol === 'https:' && url.origin !== HERE ? url.href : '/play';
  } catch {
    return '/play';
  }
}
