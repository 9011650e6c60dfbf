import { z } from 'zod';

/** The identity project whose Google sign-ins the server accepts, and what the page needs to open its window. */
export interface IdentityConfig {
  project: string;
  apiKey: string;
  /** The host of the identity service's own pages: its window and its frame. */
  authDomain: string;
  /** A development's own identity service, whose tokens nobody signs: a host of this machine with its port. */
  emulator: string | undefined;
}

const SENTENCES = {
  FIREBASE_PROJECT_ID: 'must be a project id: 4 to 30 lower-case letters, digits or hyphens',
  FIREBASE_API_KEY: "must be the key of the project's web app: 8 to 128 letters, digits, hyphens or underscores",
  FIREBASE_AUTH_DOMAIN: 'must be a host alone, like arma-tu-11.firebaseapp.com',
  FIREBASE_AUTH_EMULATOR_HOST: 'must be a host of this machine, like 127.0.0.1:9099',
} as const;

/** The variables, for the schema of all of them. */
export const identityVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,29}$/, SENTENCES.FIREBASE_PROJECT_ID)
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, SENTENCES.FIREBASE_API_KEY)
    .optional(),
  // It stands in the page's policy: nothing but the letters of a host may get there.
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, SENTENCES.FIREBASE_AUTH_DOMAIN)
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/, SENTENCES.FIREBASE_AUTH_EMULATOR_HOST)
    .optional(),
};

type Found = { [Name in keyof typeof identityVariables]?: string | undefined };

/** What is missing or does not fit, as a sentence, or null. */
export function identityProblem(found: Found): string | null {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = found;
  // The emulator's tokens are not signed: only projects that Google itself never has may use them (security §3.4).
  if (emulator && !project?.startsWith('demo-'))
    return 'FIREBASE_AUTH_EMULATOR_HOST needs a FIREBASE_PROJECT_ID that begins with demo-.';
  if (project && !emulator && !found.FIREBASE_API_KEY)
    return 'FIREBASE_API_KEY is missing: FIREBASE_PROJECT_ID needs the key of its web app, or the page cannot open Google.';
  for (const name of ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const) {
    if (found[name] && !project) return `FIREBASE_PROJECT_ID is missing: ${name} belongs to a project.`;
  }
  return null;
}

/** The identity project, of variables without a problem; null where Google sign-in is not configured. */
export function identityConfigOf(found: Found): IdentityConfig | null {
  const project = found.FIREBASE_PROJECT_ID;
  if (!project) return null;
  return {
    project,
    // The emulator takes any key.
    apiKey: found.FIREBASE_API_KEY ?? 'emulator',
    authDomain: found.FIREBASE_AUTH_DOMAIN ?? `${project}.firebaseapp.com`,
    emulator: found.FIREBASE_AUTH_EMULATOR_HOST,
  };
}
