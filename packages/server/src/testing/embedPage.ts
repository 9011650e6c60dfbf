import { base64url, sha256 } from '../platform/bytes';
import type { Db } from '../platform/db/database';
import { LOCAL_ORIGINS, layTestSide } from '../partners/testSide';
import { type ApiCall, callerOf } from './testServer';
import type { Server } from '../createServer';

/** A partner of tests: its key, its secret and its page. */
export interface TestPartner {
  id: number;
  key: string;
  secret: string;
  origins: string[];
}

/** The partner that tests and scenarios have. */
export const PARTNER = {
  key: 'pk_DiarioDePruebas0000AAA',
  secret: `sk_${'s'.repeat(43)}`,
  origins: ['https://diario.example', 'https://m.diario.example'],
};

/** Lets a site embed our widgets, as `partner create` does. */
export async function makePartner(
  { fresh }: Pick<Db, 'fresh'>,
  given: Partial<TestPartner> = {},
): Promise<TestPartner> {
  const { key, secret, origins } = { ...PARTNER, ...given };
  const { id } = await fresh
    .insertInto('partner')
    .values({ name: 'Diario', key, secret_hash: await sha256(secret), origins, closed_at: null, test_of: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, key, secret, origins };
}

/** Its test mode, with `http://localhost` and a page of its own. */
export async function makeTestMode({ fresh }: Pick<Db, 'fresh'>, live: TestPartner): Promise<TestPartner> {
  const [key, secret] = [
    `pk_test_${String(live.id).padStart(17, '0')}`,
    `sk_test_${String(live.id).padStart(38, '0')}`,
  ];
  const origins = [...LOCAL_ORIGINS, 'https://staging.diario.example'];
  return { id: await layTestSide(fresh, live.id, { key, secret, origins }), key, secret, origins };
}

const filled = (seed: string, length: number) => seed.padEnd(length, '0').slice(0, length);

/** What a widget makes before it opens our window; `seed` tells sign-ins apart. */
export async function newSignIn(seed: string) {
  const [state, verifier] = [filled(`state-${seed}-`, 22), filled(`verifier-${seed}-`, 43)];
  return { state, verifier, challenge: base64url(await sha256(verifier)) };
}

/** Signs in on a partner's page as our window and the widget do; returns what the widget gets. */
export async function signInOnPage(
  server: Server,
  granter: { call: ApiCall },
  { seed, key, origin }: { seed: string; key: string; origin: string },
): Promise<{ token: string; handle: string; expires_at: string; call: ApiCall }> {
  const { state, verifier, challenge } = await newSignIn(seed);
  const granted = await granter.call('POST', 'plus/embed/grants/', { body: { key, state, challenge, origin } });
  if (granted.status !== 200) throw new Error(`The grant was refused: ${granted.text}`);
  const page = pageCaller(server, origin);
  const { status, body, text } = await page('POST', 'plus/embed/token/', { body: { key, state, verifier } });
  if (status !== 200) throw new Error(`The token was refused: ${text}`);
  return { ...body, call: pageCaller(server, origin, body.token) };
}

/** Calls as a page does. */
export function pageCaller(server: Server, origin: string, token?: string): ApiCall {
  const call = callerOf(server, token);
  return (method, path, options = {}) => call(method, path, { ...options, headers: { origin, ...options.headers } });
}
