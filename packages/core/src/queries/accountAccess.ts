import type { Client } from '../client/Client';
import type { CallInput } from '../contract/callTypes';

/** What the law and the terms ask of a player. */
export type AcceptedTerms = CallInput<'accounts', 'consent'>['body'];

/** Accepts the terms and gives the birth date, after a first sign-in that did not ask for them. */
export const acceptTerms = (client: Client, body: AcceptedTerms) => client.accounts.consent({ body });

/** Mails a link for a new password; the response is the same for every address. */
export const askPasswordLink = (client: Client, email: string) => client.accounts.forgotPassword({ body: { email } });

/** Sets the password of the account that was mailed the token; it ends the account's sessions. */
export const setNewPassword = (client: Client, body: { token: string; password: string }) =>
  client.accounts.resetPassword({ body });
