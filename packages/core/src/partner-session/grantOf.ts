/** A token as it arrives, with the handle that gives the next one. */
export interface Grant {
  token: string;
  /** In milliseconds by the server's clock; NaN where it is missing. */
  expiresAt: number;
  handle: string | null;
}

/** The grant in a response, or null where there is none. */
export function grantOf({ token, expires_at, handle }: Readonly<Record<string, unknown>>): Grant | null {
  if (typeof token !== 'string' || token === '') return null;
  return {
    token,
    expiresAt: typeof expires_at === 'string' ? Date.parse(expires_at) : Number.NaN,
    handle: typeof handle === 'string' ? handle : null,
  };
}
