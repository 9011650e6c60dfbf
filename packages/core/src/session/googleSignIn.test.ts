// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { googleSignIn } from './googleSignIn';

const sdk = vi.hoisted(() => ({
  loads: 0,
  getAuth: vi.fn(() => ({ languageCode: null, currentUser: null })),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(async () => {}),
  GoogleAuthProvider: class {},
}));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}), getApps: () => [] }));
vi.mock('firebase/auth', () => {
  sdk.loads++;
  return sdk;
});

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
beforeEach(() => vi.clearAllMocks());

it('loads the service only when it is needed, once', async () => {
  const google = googleSignIn(settings);
  await google.signOut();
  expect(sdk.loads).toBe(0);
  await Promise.all([google.prepare(), google.prepare()]);
  expect(sdk.getAuth).toHaveBeenCalledOnce();
});

it('answers the token of the player who chose an account', async () => {
  sdk.signInWithPopup.mockResolvedValue({ user: { getIdToken: async () => 'id-token' } });
  expect(await googleSignIn(settings).signInPopup()).toBe('id-token');
});

it.each([
  ['auth/popup-blocked', 'popup-blocked', 0],
  ['auth/user-disabled', 'user-disabled', 1],
  ['auth/user-token-expired', 'user-token-expired', 1],
])('%s becomes a sentence; it signs the user out on user-disabled or token-expired', async (code, short, signOuts) => {
  sdk.signInWithPopup.mockRejectedValue(Object.assign(new Error('sdk text'), { code }));
  await expect(googleSignIn(settings).signInPopup()).rejects.toMatchObject({ name: 'IdentityError', code: short });
  expect(sdk.signOut).toHaveBeenCalledTimes(signOuts);
});
