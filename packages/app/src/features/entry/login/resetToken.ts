const MARK = '#restablecer=';

/** What the mailed link carries behind the address, or null when this is not such a link. */
export const resetToken = (hash: string): string | null => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);

/** Whether it can be a token at all: mail programs break long links. */
export const isWholeToken = (token: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(token);
