import { calls } from './call';

/** Accounts (product.md §7). */
export const accounts = calls({
  /** Signs in with email and password; the answer carries the user and the access token. */
  login: { method: 'POST', path: 'users/login-default/', access: 'public', fallback: 'null', multipart: true },
  /** The signed-in user. */
  getData: { method: 'GET', path: 'users/get-data/', access: 'self', fallback: 'null' },
  /** Saves the whole user object; success is an answer with an id. */
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
  /** The profile-update call; its path is not shown in product.md. */
  updateProfile: {
    method: 'POST',
    path: 'users/update-profile/',
    access: 'self',
    fallback: 'errorStatus',
    idempotent: 'byContent',
  },
  /** A text entry of the content service; its path is not shown in product.md. */
  contentEntry: { method: 'GET', path: 'content/entry/{slug}/', access: 'public', fallback: 'null' },
});
