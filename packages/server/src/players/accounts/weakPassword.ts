const CONTEXT = [
  'arma11',
  'armatu11',
  'armatu',
  'futbol',
  'password',
  'contrasena',
  'clave',
  'qwerty',
  'asdfgh',
  'alianza',
  'universitario',
];
const MOST_GUESSED = /^(.)\1*$|^(..)\2*$|^(...)\3*$/u;
const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a password is among the first that anyone would try: one repeated piece, a run of the keyboard or of digits,
 * or a word of the game or of the account with at most four characters around it.
 */
export function isWeakPassword(password: string, { username, email }: { username: string; email: string }): boolean {
  const text = plain(password);
  if (MOST_GUESSED.test(text) || RUNS.some((run) => run.includes(text))) return true;
  const words = [...CONTEXT, plain(username), plain(email.split('@')[0] ?? '')];
  return words.some((word) => word.length >= 4 && text.includes(word) && text.length - word.length <= 4);
}
