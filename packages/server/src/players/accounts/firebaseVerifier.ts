import { createRemoteJWKSet, decodeProtectedHeader, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { GoogleIdentity, IdentityVerifier } from '../../platform/deps';

/** Where Google publishes the keys of Firebase ID tokens. */
const KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const SKEW_SECONDS = 30;
const OLDEST_SIGN_IN_SECONDS = 600;

/** Why a token is not good; told to the log, never to the caller. */
class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** Throws on a token that lacks something, saying what. */
export function must(condition: boolean, what: string): asserts condition {
  if (!condition) throw new TokenRefused(what);
}

const isSecond = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The claims beyond what jose checks (security §3.4). */
export function identityOf(payload: JWTPayload, project: string, now: number): GoogleIdentity {
  const { sub, iat, exp, aud, auth_time, email, email_verified, name, firebase } = payload;
  must(aud === project, 'aud is not exactly the project');
  must(isSecond(exp), 'exp is missing');
  must(isSecond(iat) && iat <= now + SKEW_SECONDS, 'iat is missing or in the future');
  must(isSecond(auth_time) && auth_time <= now + SKEW_SECONDS, 'auth_time is missing or in the future');
  must(auth_time >= now - OLDEST_SIGN_IN_SECONDS, 'the sign-in is older than ten minutes');
  must(typeof sub === 'string' && sub.length >= 1 && sub.length <= 128, 'sub is not 1 to 128 characters');
  must(email_verified === true, 'the e-mail is not verified');
  must(typeof email === 'string' && email.includes('@') && email.length <= 254, 'the e-mail is missing');
  const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
  must(provider === 'google.com', 'the sign-in is not by Google');
  return { sub, email, name: typeof name === 'string' ? name : null };
}

/**
 * Accepts Firebase ID tokens of one project, signed by Google's published keys with RS256; nothing in a token's header
 * chooses the key's source. `now` tells real time in seconds: a rehearsal's clock is not Google's.
 */
export function firebaseVerifier(
  project: string,
  { now, keys = createRemoteJWKSet(new URL(KEYS)) }: { now: () => number; keys?: JWTVerifyGetKey },
): IdentityVerifier {
  return {
    async verify(token) {
      const { kid } = decodeProtectedHeader(token);
      must(typeof kid === 'string' && kid !== '', 'kid is missing');
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        clockTolerance: SKEW_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        currentDate: new Date(now() * 1000),
      });
      return identityOf(payload, project, now());
    },
  };
}
