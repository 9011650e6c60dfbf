import { calls } from './call';

/** Accounts (product §7). */
export const accounts = calls({
  /** Signs in with email and password; the response carries the user and the access token. */
  login: { method: 'POST', path: 'users/login-default/', access: 'public', fallback: 'null', multipart: true },
  /** The signed-in user. */
  getData: { method: 'GET', path: 'users/get-data/', access: 'self', fallback: 'null' },
  /** Saves the whole user object; success is a response with an id. */
  updateData: {
    method: 'PATCH',
    path: 'users/update-data/{id}/',
    access: 'self',
    fallback: 'errorStatus',
    idempotent: 'byContent',
  },
  /** Exchanges the identity service's token for a session. */
  loginGoogle: { method: 'POST', path: 'users/login-google/', access: 'public', fallback: 'null' },
  /** Redeems a promo code. */
  useCode: { method: 'POST', path: 'promo/use-code/', access: 'player', fallback: 'null', idempotent: 'byKey' },
  /** Sends the SMS code, or confirms it when `code` is given. */
  verifyPhone: { method: 'POST', path: 'users/verify-number-phone/', access: 'self', fallback: 'null' },
  /** Wears an owned avatar. */
  updateAvatar: {
    method: 'POST',
    path: 'users/update-avatar/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
  },
  /** The profile-update call; its path is ours. */
  updateProfile: {
    method: 'POST',
    path: 'users/update-profile/',
    access: 'self',
    fallback: 'errorStatus',
    idempotent: 'byContent',
  },
  /** A text entry of the content service; its path is ours. */
  contentEntry: { method: 'GET', path: 'content/entry/{slug}/', access: 'public', fallback: 'null' },
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
  /** Mails a link for a new password; the response is the same for every address. */
  forgotPassword: {
    method: 'POST',
    path: 'plus/auth/password/forgot/',
    access: 'public',
    fallback: 'null',
    ours: true,
  },
  /** Sets the password of the account that was mailed the token, and ends the account's sessions. */
  resetPassword: { method: 'POST', path: 'plus/auth/password/reset/', access: 'public', fallback: 'null', ours: true },
  /** Confirms the player's identity again: what asks for a sign-in of the last ten minutes is then allowed. */
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
  /** Ends one of the account's sessions, after a sign-in of the last ten minutes. */
  endSession: {
    method: 'DELETE',
    path: 'plus/users/me/sessions/{id}/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Deletes the account: for 30 days signing in takes it back, then the person's data is erased. */
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
