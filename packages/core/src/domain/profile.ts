/** What the login form holds. */
export interface LoginForm {
  email: string;
  password: string;
}

/** What the profile form holds; `repeat` is absent where a form does not ask for it. */
export interface ProfileForm {
  username: string;
  /** Empty keeps the password. */
  password?: string;
  repeat?: string;
}

/** The message of each field that is wrong. */
export type ProfileProblems = Partial<Record<keyof ProfileForm, string>>;

/** The one message of a login that cannot be right or was refused (product §8). */
export const loginRefused = 'Email o contraseña incorrectos :(';

/** Email more than 5 characters and password more than 3, or the login message (product §5). */
export const validateLogin = ({ email, password }: LoginForm): string | null =>
  lengthOf(email.trim()) > 5 && lengthOf(password) > 3 ? null : loginRefused;

/**
 * Username at least 5 characters; password empty or more than 6 (product §5); the repeat, where the form has one,
 * equal to the password (rules R13.4). An empty object means the form may be sent.
 */
export function validateProfile({ username, password = '', repeat }: ProfileForm): ProfileProblems {
  const problems: ProfileProblems = {};
  if (lengthOf(username.trim()) < 5) problems.username = 'Nick de usuario muy corto';
  if (password !== '' && lengthOf(password) <= 6) problems.password = 'Password muy corto';
  if (repeat !== undefined && repeat !== password) problems.repeat = 'Las contraseñas no coinciden';
  return problems;
}

// Characters as people count them: an emoji is one.
const lengthOf = (text: string) => [...text].length;
