import {
  base64url,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IdentityVerifier } from '../../platform/deps';
import { firebaseVerifier } from './firebaseVerifier';

const PROJECT = 'arma11-prueba';
const NOW = 1_800_000_000;
const good = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'google-person-1',
  iat: NOW - 5,
  exp: NOW + 3600,
  auth_time: NOW - 60,
  email: 'rosa@gmail.test',
  email_verified: true,
  name: 'Rosa',
  firebase: { sign_in_provider: 'google.com' },
};
type Claims = Partial<Record<keyof typeof good, unknown>>;

let verifier: IdentityVerifier;
let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let publicPem: Uint8Array;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  theirs = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  publicPem = new TextEncoder().encode(JSON.stringify(jwk));
  verifier = firebaseVerifier(PROJECT, { keys: createLocalJWKSet({ keys: [jwk] }), now: () => NOW });
});

const sign = (claims: Claims = {}, header: Partial<JWTHeaderParameters> = {}, key = ours.privateKey) =>
  new SignJWT({ ...good, ...claims } as never).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);
const json = (value: unknown) => base64url.encode(JSON.stringify(value));

describe('firebaseVerifier', () => {
  it('accepts a token of the project, signed by its key, and tells the person', async () => {
    expect(await verifier.verify(await sign())).toEqual({
      sub: 'google-person-1',
      email: 'rosa@gmail.test',
      name: 'Rosa',
    });
  });

  it.each<[string, Claims]>([
    ['another project’s aud', { aud: 'other' }],
    ['an aud that is a list', { aud: [PROJECT, 'other'] }],
    ['an aud that is a list of one', { aud: [PROJECT] }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['an issuer that only begins alike', { iss: `${good.iss}.evil.test` }],
    ['the issuer of session cookies', { iss: `https://session.firebase.google.com/${PROJECT}` }],
    ['an end in the past', { exp: NOW - 31 }],
    ['no end', { exp: undefined }],
    ['an end that is text', { exp: String(NOW + 60) }],
    ['iat in the future', { iat: NOW + 31 }],
    ['no iat', { iat: undefined }],
    ['auth_time in the future', { auth_time: NOW + 31 }],
    ['a sign-in of eleven minutes ago', { auth_time: NOW - 660 }],
    ['no auth_time', { auth_time: undefined }],
    ['an empty sub', { sub: '' }],
    ['a sub of 129 characters', { sub: 'x'.repeat(129) }],
    ['an unverified e-mail', { email_verified: false }],
    ['"true" as text', { email_verified: 'true' }],
    ['no e-mail', { email: undefined }],
    ['a password sign-in', { firebase: { sign_in_provider: 'password' } }],
    ['a custom sign-in', { firebase: { sign_in_provider: 'custom' } }],
    ['an anonymous sign-in', { firebase: { sign_in_provider: 'anonymous' } }],
    ['no provider', { firebase: undefined }],
  ])('refuses %s', async (_, claims) => {
    const token = await sign(claims);
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(Error);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['another’s key under our kid', () => sign({}, {}, theirs.privateKey)],
    ['an unknown kid', () => sign({}, { kid: 'k2' })],
    ['no kid', () => sign({}, { kid: undefined })],
    ['no signature (alg none)', () => new UnsecuredJWT(good as never).encode()],
    ['alg none with a kid', () => `${json({ alg: 'none', kid: 'k1' })}.${json(good)}.`],
    [
      'HS256 with the public key as the secret',
      () => new SignJWT(good as never).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(publicPem),
    ],
    [
      'PS256',
      async () => {
        const jwk = { ...(await exportJWK(ours.privateKey)), alg: 'PS256' };
        return new SignJWT(good as never).setProtectedHeader({ alg: 'PS256', kid: 'k1' }).sign(jwk);
      },
    ],
    [
      'its own key in the header',
      async () => sign({}, { jwk: await exportJWK(theirs.publicKey) } as never, theirs.privateKey),
    ],
    [
      'an address of keys in the header',
      () => sign({}, { jku: 'https://evil.test/jwks', kid: 'k9' }, theirs.privateKey),
    ],
    ['a token cut short', async () => (await sign()).slice(0, -20)],
    [
      'other claims under the same signature',
      async () => {
        const [head, , signature] = (await sign()).split('.');
        return `${head}.${json({ ...good, sub: 'someone-else' })}.${signature}`;
      },
    ],
    ['words', () => 'not a token'],
  ])('refuses %s', async (_, make) => {
    const token = await make();
    await expect(verifier.verify(token)).rejects.toBeInstanceOf(Error);
  });

  it('refuses every token with one character of its content changed', async () => {
    const token = await sign();
    const end = token.lastIndexOf('.');
    const changed = Array.from({ length: end }, (_, i) => {
      const other = token[i] === 'A' ? 'B' : 'A';
      return token[i] === '.' ? null : `${token.slice(0, i)}${other}${token.slice(i + 1)}`;
    }).filter((candidate) => candidate !== null && candidate !== token);
    const accepted = await Promise.all(
      changed.map((one) =>
        verifier.verify(one!).then(
          () => one,
          () => null,
        ),
      ),
    );
    expect(accepted.filter(Boolean)).toEqual([]);
    expect(changed.length).toBeGreaterThan(300);
  });

  it('refuses 2,000 tokens that are changed at random: characters, parts, lengths', { timeout: 60_000 }, async () => {
    const token = await sign();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=';
    const end = token.lastIndexOf('.');
    // A fixed seed: a failure can be run again.
    let seed = 20261121;
    const below = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff) % limit;
    const letter = () => letters[below(letters.length)]!;
    const mutations = [
      (at: number) => token.slice(0, at) + letter() + token.slice(at + 1),
      (at: number) => token.slice(0, at) + letter() + token.slice(at),
      (at: number) => token.slice(0, at) + token.slice(at + 1 + below(5)),
      (at: number) => token.slice(at) + token.slice(0, at),
      (at: number) => token.slice(0, at) + token.slice(at).toUpperCase(),
    ];
    const accepted: string[] = [];
    let tried = 0;
    while (tried < 2000) {
      const changed = mutations[below(mutations.length)]!(below(end));
      if (changed === token) continue;
      tried += 1;
      await verifier.verify(changed).then(
        () => accepted.push(changed),
        () => undefined,
      );
    }
    expect(accepted).toEqual([]);
  });
});
