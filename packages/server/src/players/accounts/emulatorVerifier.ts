import { UnsecuredJWT } from 'jose';
import type { IdentityVerifier } from '../../platform/deps';
import { identityOf, must } from './firebaseVerifier';

/**
 * Accepts the unsigned tokens of a Firebase Auth emulator, for development alone: anybody can write one, so it takes only
 * projects named `demo-…`, which Google never has, and config.ts refuses it in production (security §3.4).
 */
export function emulatorVerifier(project: string, { now }: { now: () => number }): IdentityVerifier {
  must(project.startsWith('demo-'), 'the emulator is for projects named demo-…');
  return {
    async verify(token) {
      const { payload } = UnsecuredJWT.decode(token, {
        issuer: `https://securetoken.google.com/${project}`,
        audience: project,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        currentDate: new Date(now() * 1000),
      });
      return identityOf(payload, project, now());
    },
  };
}
