import type { NewPlayer } from '@arma11/core';
import { isUsernameAllowed } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { profileProblems } from '../../../messages/profileProblems';
import type { FieldProblems } from '../../../page/useFieldProblems';
import { acceptedTerms, termsProblems } from '../forms/termsForm';

const EMAIL = /^\S+@\S+\.\S+$/;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** The sentence of an address that cannot be one. */
export const emailProblem = (email: string): string | undefined =>
  EMAIL.test(email.trim()) ? undefined : es.account.emailWrong;

/** The sentence of a password that is too short to be a new one. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? es.account.passwordShort : profileProblems({ username: 'whoever', password }).password;

function usernameProblem(username: string): string | undefined {
  const short = profileProblems({ username }).username;
  return short ?? (isUsernameAllowed(username) ? undefined : es.account.usernameWrong);
}

/** What is wrong with a registration before it is sent; an empty object means that it may be. */
export function newPlayerProblems(form: FormData): FieldProblems {
  const asked = {
    email: emailProblem(text(form, 'email')),
    username: usernameProblem(text(form, 'username')),
    password: newPasswordProblem(text(form, 'password')),
    ...termsProblems(form),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, problem]) => problem !== undefined));
}

/** The registration that a form without problems asks for. */
export const newPlayerOf = (form: FormData, ref: string | undefined): NewPlayer => ({
  email: text(form, 'email').trim(),
  username: text(form, 'username').trim(),
  password: text(form, 'password'),
  ...acceptedTerms(form),
  ...(ref ? { ref } : {}),
});
