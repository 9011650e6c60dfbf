import { calls } from './call';

const self = { access: 'self', fallback: 'null', ours: true } as const;

/**
 * What staff show beside their password before the desk lets them work. Like the desk's own calls they are not in
 * `contract`: players' pages load none of them.
 */
export const secondFactorCalls = calls({
  /** Which second factors the caller has, and whether this session has shown one. */
  state: { method: 'GET', path: 'plus/auth/second-factor/', ...self },
  /** Shows a code: six digits of the app, or a recovery code. */
  giveCode: { method: 'POST', path: 'plus/auth/second-factor/code/', ...self },
  /** What a passkey has to sign for this session. */
  askPasskey: { method: 'POST', path: 'plus/auth/second-factor/passkey/ask/', ...self },
  /** Shows a passkey: what it has signed. */
  givePasskey: { method: 'POST', path: 'plus/auth/second-factor/passkey/', ...self },
  /** A secret for an authenticator app; it counts once a code of it is confirmed. */
  beginTotp: { method: 'POST', path: 'plus/auth/second-factor/totp/begin/', ...self },
  /** Confirms the app with a code of it, in place of the one before. */
  confirmTotp: { method: 'POST', path: 'plus/auth/second-factor/totp/', ...self },
  /** Takes the app away. */
  removeTotp: { method: 'DELETE', path: 'plus/auth/second-factor/totp/', ...self },
  /** What a device needs to make a passkey. */
  beginPasskey: { method: 'POST', path: 'plus/auth/second-factor/passkeys/begin/', ...self },
  /** Adds the passkey that the device made. */
  addPasskey: { method: 'POST', path: 'plus/auth/second-factor/passkeys/', ...self },
  /** Takes a passkey away. */
  removePasskey: { method: 'DELETE', path: 'plus/auth/second-factor/passkeys/{id}/', ...self },
  /** Ten new recovery codes; those before stop working. */
  renewRecovery: { method: 'POST', path: 'plus/auth/second-factor/recovery/', ...self },
});
