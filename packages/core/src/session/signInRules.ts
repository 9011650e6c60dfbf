/** 'Email o contraseña incorrectos :(': shown on invalid input or a failed login (product.md §8). */
export const WRONG_CREDENTIALS = 'Email o contraseña incorrectos :(';

/** The email needs more than 5 characters and the password more than 3 (product.md §5). */
export const mayBeCredentials = (email: string, password: string): boolean =>
  email.trim().length > 5 && password.length > 3;
