// @vitest-environment jsdom
import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identityError } from './identityErrors';
import { keepFresh } from './identityRefresh';

// The real SDK, whose own clock the product's numbers come from (product §9), with a service that answers as a test says.

const service = vi.hoisted(() => {
  const silence: (address: string) => Promise<Response> = () => new Promise(() => {});
  const stub = { silence, answer: silence, asked: [] as string[] };
  // The SDK takes hold of fetch when it is loaded.
  globalThis.fetch = async (address) => {
    stub.asked.push(new URL(String(address)).pathname);
    return stub.answer(String(address));
  };
  return stub;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }));
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOfAnHour = () => {
  const now = Math.floor(Date.now() / 1000);
  return `${base64({ alg: 'none' })}.${base64({ sub: 'u', auth_time: now, iat: now, exp: now + HOUR / 1000 })}.`;
};
const renewals = () => service.asked.filter((path) => path === '/v1/token').length;

async function load(): Promise<{ auth: Auth; sdk: typeof import('firebase/auth') }> {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const auth = sdk.initializeAuth(initializeApp({ apiKey: 'k', authDomain: 'd', projectId: 'p' }), {
    persistence: sdk.inMemoryPersistence,
  });
  await auth.authStateReady();
  return { auth, sdk };
}

async function signIn() {
  const { auth, sdk } = await load();
  return (await sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential('google-token'))).user;
}

const living = (address: string) => {
  if (address.includes('signInWithIdp'))
    return json({ idToken: tokenOfAnHour(), refreshToken: 'r', expiresIn: '3600', localId: 'u' });
  if (address.includes('lookup')) return json({ users: [{ localId: 'u' }] });
  return json({ access_token: tokenOfAnHour(), refresh_token: 'r', expires_in: '3600' });
};

beforeEach(() => {
  vi.useFakeTimers();
  service.asked = [];
});
afterEach(() => {
  vi.useRealTimers();
});

it('a request of the service ends after 30 s', async () => {
  service.answer = service.silence;
  const { auth, sdk } = await load();
  const failed = vi.fn();
  sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential('t')).catch(failed);
  await vi.advanceTimersByTimeAsync(30_000 - 1);
  expect([failed.mock.calls.length, service.asked.length]).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(identityError(failed.mock.calls[0]![0]).message).toBe('No hay conexión. Revisa tus datos.');
});

it('the token is renewed 5 minutes before its expiry, again and again, until it is stopped', async () => {
  service.answer = living;
  const stop = keepFresh(await signIn(), vi.fn());
  await vi.advanceTimersByTimeAsync(55 * MINUTE - 1000);
  expect(renewals()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(renewals()).toBe(1);
  await vi.advanceTimersByTimeAsync(55 * MINUTE);
  expect(renewals()).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(renewals()).toBe(2);
});

it.each([
  ['USER_DISABLED', 'user-disabled'],
  ['TOKEN_EXPIRED', 'user-token-expired'],
])('an account that the service refuses to renew with %s has ended', async (refusal, code) => {
  service.answer = living;
  const ended = vi.fn();
  keepFresh(await signIn(), ended);
  service.answer = () => json({ error: { message: refusal } }, 400);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(ended.mock.calls).toEqual([[expect.objectContaining({ code, ending: true })]]);
});

it('a lost connection ends nothing: the renewal is tried again', async () => {
  service.answer = living;
  const ended = vi.fn();
  keepFresh(await signIn(), ended);
  service.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(56 * MINUTE);
  service.answer = living;
  const before = renewals();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([ended.mock.calls.length, renewals() - before]).toEqual([0, 1]);
});

it('every code that the service has becomes a sentence of ours', async () => {
  const { AuthErrorCodes } = await import('firebase/auth');
  const codes = Object.values(AuthErrorCodes);
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    const { message } = identityError({ code: `auth/${code.replace(/^auth\//, '')}`, message: 'Firebase: Error' });
    expect(message).toMatch(/^[A-ZÁÉÍÓÚ][^/]+[.(]$/);
  }
});
