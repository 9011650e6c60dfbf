import { validateProfile } from '@arma11/core/domain';
import { invalid } from '../../platform/invalid';
import { isCommonPassword } from './commonPasswords';
import { isWeakPassword } from './weakPassword';

const wrong = (sentence: string) => invalid({ password: sentence }, sentence);

/** Refuses a new password that is short, among the first that anyone would try, or among the most used (rules.md R13.4). */
export async function refuseWeakPassword(password: string, owner: { username: string; email: string }): Promise<void> {
  const problem = password === '' ? 'Password muy corto' : validateProfile({ username: 'whoever', password }).password;
  if (problem) throw wrong(problem);
  if (isWeakPassword(password, owner) || (await isCommonPassword(password))) {
    throw wrong('Esa contraseña es muy fácil de adivinar. Elige otra.');
  }
}
