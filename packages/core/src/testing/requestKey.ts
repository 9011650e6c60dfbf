/** The name of a request in a recorded world; the order of the query does not matter. */
export function requestKey(method: string, path: string): string {
  const [place = '', query = ''] = path.split('?');
  const sorted = query.split('&').filter(Boolean).sort().join('&');
  return `${method.toUpperCase()} ${place}${sorted && `?${sorted}`}`;
}

/** The name under which an amendment answers a path whatever its query is. */
export const keyWithAnyQuery = (key: string) => `${key.split('?')[0]}?*`;
