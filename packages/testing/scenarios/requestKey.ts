/** A request in a recorded scenario, taken apart; what is absent was not said. */
export interface KeyParts {
  method: string;
  path: string;
  query?: string;
  body?: string;
}

/** The name of a request in a recorded scenario; neither the order of the query nor that of the body's fields matters. */
export function requestKey(method: string, target: string, body?: unknown): string {
  const [path = '', query] = target.split('?');
  const text = body === undefined ? undefined : JSON.stringify(body, sortFields);
  return keyOf({ method: method.toUpperCase(), path, query: sortQuery(query), body: text });
}

/** Takes a name apart, also one that a person wrote: without a method it is a GET. */
export function keyParts(text: string): KeyParts {
  const [, method = 'GET', path = '', query, body] =
    /^(?:([A-Z]+) )?([^\s?]*)(?:\?(\S*))?(?: (.+))?$/s.exec(text) ?? [];
  return { method, path, query: sortQuery(query), body };
}

/** Puts a name together. */
export const keyOf = ({ method, path, query, body }: KeyParts): string =>
  `${method} ${path}${query ? `?${query}` : ''}${body === undefined ? '' : ` ${body}`}`;

/** The name under which an override answers a path whatever its query and body are. */
export const keyWithAnything = ({ method, path }: KeyParts): string => `${method} ${path}?*`;

const sortQuery = (query: string | undefined) => query?.split('&').filter(Boolean).sort().join('&');

const sortFields = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
