import type { BrowserContextOptions } from 'playwright-core';
import { EXPIRY_KEY, SESSION_MS, TOKEN_KEY } from '../../core/src/session/sessionStore';

/** What a browser keeps of whoever signed in there: a context that is opened with it is signed in. */
export const sessionOf = (baseUrl: string, token: string): Pick<BrowserContextOptions, 'storageState'> => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: baseUrl,
        localStorage: [
          { name: TOKEN_KEY, value: token },
          { name: EXPIRY_KEY, value: String(Date.now() + SESSION_MS) },
        ],
      },
    ],
  },
});
