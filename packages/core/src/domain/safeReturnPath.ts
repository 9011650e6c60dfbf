/** Where an invitation to partners' console leads; other pages under /partners/ are not the app's. */
const places = /^\/(play|compe|casual|predi|users|partners\/console)(\/|$)/;

const longest = 512;

// One slash, so that URL sees a path and cannot throw; then no backslash, space, control character or DEL: URL parsers
// drop some of them and read others as slashes, which is how "/\n/evil.example" leaves the site.
const shape = /^\/(?!\/)[^\\\s\p{Cc}]*$/u;

/**
 * The path and query to return to after signing in, or `fallback` when `from` is not a page of ours (security
 * §3.5). Pass the value decoded once, as URLSearchParams gives it.
 */
export function safeReturnPath(from: string | null | undefined, fallback = '/play'): string {
  if (!from || from.length > longest || !shape.test(from)) return fallback;
  const base = 'https://return.invalid';
  const { origin, pathname, search } = new URL(from, base);
  const path = pathname + search;
  const safe = origin === base && places.test(pathname) && !path.includes('//') && path.length <= longest;
  return safe ? path : fallback;
}
