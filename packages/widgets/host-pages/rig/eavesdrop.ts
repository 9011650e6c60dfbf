import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Keeps all that a page of a partner can see of what we do in it. Runs in it before anything else. */
function overhear(ours: string) {
  if (location.origin === ours) return;
  const seen: string[] = [];
  const keep = (...values: unknown[]) => {
    for (const value of values) seen.push(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  };
  Object.defineProperty(document, 'seen', { value: seen });
  addEventListener('message', ({ origin, data }) => keep(`message from ${origin}`, data));
  const { fetch, open } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    keep(request.url, [...request.headers], await request.clone().text());
    const answer = await fetch(input, init);
    void answer
      .clone()
      .text()
      .then(keep, () => undefined);
    return answer;
  };
  globalThis.open = (...args) => {
    keep(args.map(String));
    return open.apply(globalThis, args);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function keepItem(name, value) {
    keep(name, value);
    setItem.call(this, name, value);
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function keepBody(body) {
    keep(String(body));
    send.call(this, body);
  };
}

/** Makes every page that is not ours listen, from its first line on. */
export const eavesdrop = (page: Page, ours: string) => page.context().addInitScript(overhear, ours);

/** What the pages that are not ours have seen and hold, in all their frames. */
export async function overheard(page: Page): Promise<string[]> {
  const told = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const stored = (of: () => Storage) => {
          try {
            return Object.entries(of()).flat();
          } catch {
            return [];
          }
        };
        const seen = (document as unknown as { seen?: string[] }).seen ?? [];
        return [...seen, ...stored(() => localStorage), ...stored(() => sessionStorage)];
      }),
    ),
  );
  return told.flat();
}

/** Everything in it that may be a token. */
export const tokensIn = (seen: readonly string[]): string[] => [
  ...new Set(seen.flatMap((text) => text.match(/[\w-]{43,}/g) ?? [])),
];

const OWN_READS = [
  'users/get-data/',
  'plus/wallet/summary/',
  'plus/wallet/movements/?page=1',
  'plus/users/me/sessions/',
];
const OWN_WRITES = ['plus/withdrawals/', 'plus/embed/grants/', 'plus/auth/reauth/', 'users/update-profile/'];

/**
 * The calls of the wallet and the profile that a token opens: asked as the partner's page asks, as a page of ours and as no
 * page at all. Of what is no token of the widget's a session's read is enough to tell: who guesses tokens has to wait.
 */
export async function reachedBy(ours: string, origin: string, token: string): Promise<string[]> {
  const reached: string[] = [];
  const scoped = token.startsWith('et_');
  for (const from of scoped ? [origin, ours, ''] : [ours])
    for (const path of scoped ? [...OWN_READS, ...OWN_WRITES] : OWN_READS.slice(0, 2)) {
      const writes = OWN_WRITES.includes(path);
      const headers = {
        authorization: `Bearer ${token}`,
        ...(from ? { origin: from } : {}),
        ...(writes ? { 'content-type': 'application/json', 'idempotency-key': randomBytes(16).toString('hex') } : {}),
      };
      const { status } = await fetch(`${ours}/services/${path}`, {
        headers,
        ...(writes ? { method: 'POST', body: '{}' } : {}),
      });
      if (status !== 401 && status !== 403) reached.push(`${path} from ${from || 'nowhere'}: ${status}`);
    }
  return reached;
}

/** What somebody needs who signs players in on their own. */
export function proof(): { state: string; verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: randomBytes(16).toString('base64url'), verifier, challenge };
}

/** Asks for the token of a sign-in as a server can, with whatever origin it likes. */
export async function askToken(
  ours: string,
  origin: string,
  body: { key: string; state: string; verifier: string },
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${ours}/services/plus/embed/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
