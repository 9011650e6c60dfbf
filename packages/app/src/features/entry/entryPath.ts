/** A page before the sign-in, as they link to each other: where the player was going and who invited them stay. */
export function entryPath(
  path: '/' | '/login-user' | `/probar/${'predi' | 'compe'}/${number}`,
  query: URLSearchParams,
): string {
  const kept = ['from', 'ref'].flatMap((name) => {
    const value = query.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}
