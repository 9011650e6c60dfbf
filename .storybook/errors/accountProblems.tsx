import { createSessionStore, IdentityError, memoryStorage } from '@arma11/core';
import { loginRefused, validateProfile } from '@arma11/core/domain';
import { errorFrom, networkError } from '../../packages/core/src/client/errorFrom';
import { SignInError } from '../../packages/core/src/partner-session/SignInError';
import { es } from '../../packages/app/src/messages/es';
import { signInEs } from '../../packages/widgets/src/messages/signIn.es';
import { asBlock, asCheck, asField, asForm, asNote, asRefusal, asSignIn, asWayIn, type Problems } from './shownAs';

/** What the session itself says where there is none. */
function absentSession(): string {
  const nothing = memoryStorage();
  try {
    return createSessionStore({ storage: nothing, sessionStorage: nothing }).read();
  } catch (error) {
    return (error as Error).message;
  }
}

const answered = (status: number) => errorFrom({ status, headers: {}, body: null }).message;
const short = validateProfile({ username: 'ana', password: 'corta', repeat: 'otra' });

export const session: Problems = {
  'The session ended while playing': asNote(es.entry.expired),
  'A call without a session': asBlock(answered(401)),
  'The token is missing or too old': asBlock(absentSession()),
  'The account could not be loaded': asBlock(networkError(null).message, es.shell.gate.failed),
  'Email or password cannot be right, or are refused': asForm(loginRefused, es.entry.submit),
};

/** The identity service's own codes (product §8), and what each one says to the player. */
const identityCodes = [
  'popup-blocked',
  'popup-closed-by-user',
  'unauthorized-domain',
  'web-storage-unsupported',
  'network-request-failed',
  'too-many-requests',
  'user-disabled',
  'token-expired',
  'wrong-password',
  'user-not-found',
  'internal-error',
];
export const google: Problems = Object.fromEntries(
  identityCodes.map((code) => [code, asWayIn(new IdentityError(code).message)]),
);

const { account, profile } = es;
export const register: Problems = {
  'Email cannot be one': asField(account.email, account.emailWrong),
  'Username too short': asField(account.username, short.username!),
  'Username with other signs, or reserved': asField(account.username, account.usernameWrong),
  'Password too short': asField(account.password, account.passwordShort),
  'No date of birth': asField(account.birthDate, account.birthDateMissing),
  'Not yet 18': asField(account.birthDate, account.birthDateHint),
  'Terms not accepted': asCheck(account.terms, account.mustAccept),
  'A legal text that nobody wrote yet': asNote(account.legal.unpublished),
  'A link for a new password, cut in half': asRefusal(account.newPassword.broken),
  'A new password whose outcome is unknown': asRefusal(account.newPassword.unknown),
};

export const myAccount: Problems = {
  'Username or phone of somebody else': asForm(profile.form.refused, profile.form.save),
  'Username too short': asField(profile.form.username, short.username!),
  'Password too short': asField(profile.form.password, short.password!),
  'Repeated in another way': asField(profile.form.repeat, short.repeat!),
  'No phone number of ours': asField(profile.form.phone, profile.form.phoneWrong),
  'No code of six digits': asField(profile.verify.code, profile.verify.codeWrong),
  'A message without a name': asField(es.support.name, es.support.shortName),
  'A message that says nothing': asField(es.support.report.message, es.support.shortMessage),
  'An email that cannot be answered': asField(es.support.email, es.support.badEmail),
};

const failures = ['expired', 'refused', 'insecure', 'token_callback_failed'] as const;
export const partner: Problems = {
  ...Object.fromEntries(failures.map((code) => [code, asSignIn(code, new SignInError(code).message)])),
  'The window was blocked': asNote(signInEs.blocked),
  'A site that we do not know': asRefusal(es.grant.unknownSite, es.grant.refusedTitle),
  'A page that is not the partner’s': asRefusal(
    es.grant.foreignOrigin('noticias.example', 'El Hincha'),
    es.grant.refusedTitle,
  ),
  'A link cut in half': asRefusal(es.grant.incomplete, es.grant.refusedTitle),
  'Permission was not given': asNote(es.grant.cancelled('El Hincha')),
};
