import type { IdentityConfig } from '../../players/accounts/identityConfig';
import { headMeta } from './headMeta';

/** What the app's page is told of the identity service, and whom its policy lets it reach because of that. */
export interface PageIdentity {
  /** For the head of the page; the app reads it before anything asks for Google. */
  meta: string;
  /** Sources of the policy's directives, beside our own. */
  connect: readonly string[];
  frame: readonly string[];
  /** Names of Trusted Types policies: ours for Google's one script, and those that this script makes for itself. */
  policies: readonly string[];
}

/**
 * Google's script needs no entry under `script-src`: 'strict-dynamic' lets what our own code loads run, and a browser
 * that knows it ignores hosts there.
 */
export function pageIdentity({ project, apiKey, authDomain, emulator }: IdentityConfig): PageIdentity {
  const local = emulator && `http://${emulator}`;
  const settings = { apiKey, authDomain, projectId: project, ...(local ? { emulator: local } : {}) };
  return {
    meta: headMeta('arma11-firebase', settings),
    connect: local ? [local] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [local || `https://${authDomain}`],
    policies: ['arma11-google', 'gapi#gapi', 'goog#html'],
  };
}
