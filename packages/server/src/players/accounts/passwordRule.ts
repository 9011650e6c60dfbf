import { validateProfile } from '@arma11/core/domain';
import { invalid } from '../../platform/invalid';
import { isWeakPassword } from './weakPassword';

const wrong = (sentence: string) => invalid({ password: sentence }, sentence);

/** Throws on a new password that is short, among the first that anyone would try, or among the most used (rules R13.4). */
export async function assertStrongPassword(
  password: string,
  owner: { username: string; email: string },
): Promise<void> {
  const problem = password === '' ? 'Password muy corto' : validateProfile({ username: 'whoever', password }).password;
  if (problem) throw wrong(problem);
  if (isWeakPassword(password, owner) || (await isCommonPassword(password))) {
    throw wrong('Esa contraseña es muy fácil de adivinar. Elige otra.');
  }
}

let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/**
 * Whether a password is one of the 49,000 most used ones of leaked lists, whatever its case (rules R13.4 asks for
 * 10,000). The list is read when the first password is chosen.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).has(password.toLowerCase());
}
