// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { googleSignIn } from './googleSignIn';

const sdk = vi.hoisted(() => {
  const auth = { languageCode: null, currentUser: null };
  return {
    loads: 0,
    auth,
    initializeAuth: vi.fn(() => auth),
    connectAuthEmulator: vi.fn(),
    signInWithPopup: vi.fn(),
    signOut: vi.fn(async () => {}),
    inMemoryPersistence: 'memory',
    browserPopupRedirectResolver: 'popup',
    GoogleAuthProvider: class {
      asked = {};
      setCustomParameters(asked: object) {
        this.asked = asked;
        return this;
      }
    },
  };
});
const loadGoogleScript = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./googleScript', () => ({ loadGoogleScript }));
vi.mock('firebase/app', () => ({ initializeApp: (project: object) => ({ project }) }));
vi.mock('firebase/auth', () => {
  sdk.loads++;
  return sdk;
});

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
const hour = () => ({ expirationTime: new Date(Date.now() + 3_600_000).toISOString() });
const user = { getIdToken: async () => 'id-token', getIdTokenResult: vi.fn(async () => hour()) };
beforeEach(() => {
  vi.clearAllMocks();
  // Each test is the first to need the service.
  vi.resetModules();
  sdk.loads = 0;
  sdk.signInWithPopup.mockResolvedValue({ user });
});

it('loads the service only when it is needed, once', async () => {
  const google = googleSignIn(settings);
  await google.signOut();
  await google.deleteAccount();
  expect([sdk.loads, loadGoogleScript.mock.calls.length]).toEqual([0, 0]);
  await Promise.all([google.prepare(), google.prepare()]);
  expect([sdk.initializeAuth.mock.calls.length, loadGoogleScript.mock.calls.length]).toEqual([1, 1]);
});

it('keeps nothing of the Google account beyond the page, and talks with Google alone', async () => {
  await googleSignIn(settings).prepare();
  expect(sdk.initializeAuth).toHaveBeenCalledWith(
    { project: settings },
    { persistence: 'memory', popupRedirectResolver: 'popup' },
  );
  expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
});

it('talks with the emulator where the page names one', async () => {
  await googleSignIn({ ...settings, emulator: 'http://127.0.0.1:9099' }).prepare();
  expect(sdk.connectAuthEmulator).toHaveBeenCalledWith(sdk.auth, 'http://127.0.0.1:9099', { disableWarnings: true });
});

it('tries again after the service could not be loaded', async () => {
  const google = googleSignIn(settings);
  loadGoogleScript.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'timeout' }));
  await expect(google.prepare()).rejects.toMatchObject({ message: 'No hay conexión. Revisa tus datos.' });
  expect(await google.signInPopup()).toBe('id-token');
});

it('answers the token of the player who chose an account, and asks which account each time', async () => {
  expect(await googleSignIn(settings).signInPopup()).toBe('id-token');
  expect(sdk.signInWithPopup).toHaveBeenCalledWith(
    sdk.auth,
    expect.objectContaining({ asked: { prompt: 'select_account' } }),
  );
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

it('tells when the service has ended the account, until it is signed out', async () => {
  vi.useFakeTimers();
  try {
    const google = googleSignIn(settings);
    const listener = vi.fn();
    google.onEnd?.(listener);
    await google.signInPopup();
    user.getIdTokenResult.mockRejectedValue(Object.assign(new Error('x'), { code: 'auth/user-disabled' }));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(listener).toHaveBeenCalledOnce();

    user.getIdTokenResult.mockImplementation(async () => hour());
    await google.signInPopup();
    await google.signOut();
    user.getIdTokenResult.mockClear();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(user.getIdTokenResult).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
