import { isUsernameAllowed, validateProfile } from '@arma11/core/domain';
import { invalid } from '../../platform/invalid';

/** Throws on a name that nobody may have, with the sentence of its field. */
export function assertUsernameAllowed(username: string): void {
  const problem = validateProfile({ username }).username;
  if (problem) throw invalid({ username: problem }, problem);
  if (isUsernameAllowed(username)) return;
  const sentence = 'Usa de 5 a 24 letras, números, puntos o guiones. Algunos nombres están reservados.';
  throw invalid({ username: sentence }, sentence);
}
