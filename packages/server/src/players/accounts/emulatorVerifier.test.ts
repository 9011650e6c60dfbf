import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { emulatorVerifier } from './emulatorVerifier';
import { firebaseVerifier } from './firebaseVerifier';

const NOW = 1_800_000_000;
const good = {
  iss: 'https://securetoken.google.com/demo-arma11',
  aud: 'demo-arma11',
  sub: 'google-person-1',
  iat: NOW - 5,
  exp: NOW + 3600,
  auth_time: NOW - 60,
  email: 'rosa@gmail.test',
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
};
const token = (claims: Partial<Record<keyof typeof good, unknown>> = {}) =>
  new UnsecuredJWT({ ...good, ...claims } as never).encode();
const verifier = emulatorVerifier('demo-arma11', { now: () => NOW });

describe('emulatorVerifier', () => {
  it('takes the unsigned token of a development’s emulator', async () => {
    expect(await verifier.verify(token())).toEqual({ sub: 'google-person-1', email: 'rosa@gmail.test', name: null });
  });

  it.each([
    { iss: 'https://securetoken.google.com/arma11' },
    { aud: 'arma11' },
    { exp: NOW - 1 },
    { exp: undefined },
    { auth_time: NOW - 660 },
    { email_verified: false },
    { firebase: { sign_in_provider: 'password' } },
    { sub: '' },
  ])('refuses one with %j', async (claims) => {
    await expect(verifier.verify(token(claims))).rejects.toBeInstanceOf(Error);
  });

  it('refuses a signed token: it could not tell a forged one', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const signed = await new SignJWT(good as never).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey);
    await expect(verifier.verify(signed)).rejects.toBeInstanceOf(Error);
  });

  it('is made for projects named demo-… alone, and the real verifier takes none of its tokens', async () => {
    expect(() => emulatorVerifier('arma11', { now: () => NOW })).toThrow(/demo-/);
    const real = firebaseVerifier('demo-arma11', { now: () => NOW });
    await expect(real.verify(token())).rejects.toBeInstanceOf(Error);
  });
});
