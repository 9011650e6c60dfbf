import { calls } from './call';

/** Sessions and the account beyond product.md §7 (spec/api.md §3.3). */
export const plusAccounts = calls({
  /** Opens an account and its first session. */
  register: { method: 'POST', path: 'plus/auth/register/', access: 'public', fallback: 'null', ours: true },
  /** Accepts the terms after a first sign-in with Google. */
  consent: {
    method: 'POST',
    path: 'plus/auth/consent/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Mails a link for a new password; the answer is the same whoever has the address. */
  forgotPassword: {
    method: 'POST',
    path: 'plus/auth/password/forgot/',
    access: 'public',
    fallback: 'null',
    ours: true,
  },
  /** Sets the password of whoever was mailed the token, and ends the account's sessions. */
  resetPassword: { method: 'POST', path: 'plus/auth/password/reset/', access: 'public', fallback: 'null', ours: true },
  /** Shows again who is there: what asks for a sign-in of the last ten minutes is then allowed. */
  reauth: {
    method: 'POST',
    path: 'plus/auth/reauth/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Ends the session that asks. */
  logout: { method: 'POST', path: 'plus/auth/logout/', access: 'self', fallback: 'null', ours: true },
  /** Where the account is signed in. */
  sessions: { method: 'GET', path: 'plus/users/me/sessions/', access: 'self', fallback: 'emptyList', ours: true },
  /** Ends one of the account's sessions. */
  endSession: {
    method: 'DELETE',
    path: 'plus/users/me/sessions/{id}/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Leaves: for 30 days signing in takes it back, then the person's data is erased. */
  deleteAccount: {
    method: 'DELETE',
    path: 'plus/auth/account/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** The caller's points, jornada by jornada and league by league. */
  myStats: { method: 'GET', path: 'plus/users/me/stats/', access: 'self', fallback: 'null', ours: true },
  /** What the caller may do at the operator's desk. */
  myDesk: { method: 'GET', path: 'plus/users/me/desk/', access: 'self', fallback: 'null', ours: true },
  /** A player as others see them: never e-mail, phone or balance. */
  userProfile: { method: 'GET', path: 'plus/users/{keyusername}/', access: 'player', fallback: 'null', ours: true },
  /** Writes to us. */
  support: { method: 'POST', path: 'plus/support/', access: 'public', fallback: 'null', ours: true },
});
