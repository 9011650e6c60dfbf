/** `http://localhost:*`: any port of a host. Only the demo's partner has such rows; the desk refuses them. */
function matches(pattern: string, origin: string): boolean {
  const host = pattern.slice(0, -':*'.length);
  return origin === host || (origin.startsWith(`${host}:`) && /^\d{1,5}$/.test(origin.slice(host.length + 1)));
}

/** Whether a page's origin is one of a partner's: exactly, as browsers send it (security §4.4). */
export const allowsOrigin = (origins: readonly string[], origin: string): boolean =>
  origins.some((each) => each === origin || (each.endsWith(':*') && matches(each, origin)));
