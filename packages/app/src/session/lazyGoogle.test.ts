import { expect, it, vi } from 'vitest';
import { lazyGoogle } from './lazyGoogle';

const google = vi.hoisted(() => ({
  broken: true,
  end: () => {},
  made: vi.fn(),
}));
vi.mock('@arma11/core/google', () => ({
  googleSignIn: (settings: object) => {
    if (google.broken) throw new TypeError('Failed to fetch dynamically imported module');
    google.made(settings);
    return {
      prepare: async () => {},
      signInPopup: async () => 'token',
      onEnd: (listener: () => void) => {
        google.end = listener;
        return () => {};
      },
      signOut: async () => {},
      deleteAccount: async () => {},
    };
  },
}));

const settings = { apiKey: 'k', authDomain: 'd', projectId: 'p' };

it('loads nothing to sign out who never tapped', async () => {
  google.broken = true;
  await lazyGoogle(settings).signOut();
  await lazyGoogle(settings).deleteAccount();
  expect(google.made).not.toHaveBeenCalled();
});

it('says that there is no connection when its code does not come, and tries anew with the next tap', async () => {
  google.broken = true;
  const lazy = lazyGoogle(settings);
  await expect(lazy.signInPopup()).rejects.toMatchObject({ message: 'No hay conexión. Revisa tus datos.' });
  google.broken = false;
  expect(await lazy.signInPopup()).toBe('token');
  await lazy.prepare();
  expect(google.made.mock.calls).toEqual([[settings]]);
});

it('passes on that the service has ended the account', async () => {
  google.broken = false;
  const lazy = lazyGoogle(settings);
  const listener = vi.fn();
  const stop = lazy.onEnd!(listener);
  await lazy.prepare();
  google.end();
  stop();
  google.end();
  expect(listener).toHaveBeenCalledOnce();
});
