import { withDeadline } from '../client/withDeadline';
import { partnerTokenCalls } from '../contract/partnerTokens.calls';
import { withoutPrototype } from './withoutPrototype';

/** The server's response, or status 0 without one. */
export interface TokenResponse {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** Sends one of the calls that tokens come from and end with. */
export type TokenCall = (call: 'token' | 'end', body: object, token?: string) => Promise<TokenResponse>;

/** The fetch of a browser, or of a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 15_000;

/** Asks by a fetch without cookies: our own session has no business on a partner's page. */
export const cookieless =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    fetch(url, withoutPrototype({ ...init, mode: 'cors', credentials: 'omit' }));

/** Asks for tokens by the fetch that was there when the session began, whatever the page puts in its place later. */
export const tokenCalls =
  (baseUrl: string, fetch: Fetch): TokenCall =>
  (call, body, token) =>
    withDeadline(TIMEOUT_MS, undefined, async (signal): Promise<TokenResponse> => {
      const { method, path } = partnerTokenCalls[call];
      const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'application/json' };
      if (token) headers.authorization = `Bearer ${token}`;
      const init: RequestInit = {
        method,
        headers,
        body: JSON.stringify(withoutPrototype(body)),
        cache: 'no-store',
        signal,
      };
      const response = await fetch(`${baseUrl}/services/${path}`, init);
      return { status: response.status, body: withoutPrototype(await response.json().catch(() => null)) };
    }).catch(() => ({ status: 0, body: {} }));
