/** Spanish sentences for the identity service's codes (ux.md §4.6). Keys are without the 'auth/' prefix. */
const SENTENCES: Record<string, string> = {
  'popup-blocked': 'Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.',
  'popup-closed-by-user': 'Cerraste la ventana de Google antes de terminar.',
  'cancelled-popup-request': 'Cerraste la ventana de Google antes de terminar.',
  'unauthorized-domain': 'No podemos usar Google desde este sitio.',
  'network-request-failed': 'No hay conexión. Revisa tus datos.',
  timeout: 'No hay conexión. Revisa tus datos.',
  'too-many-requests': 'Demasiados intentos. Espera unos minutos.',
  'user-disabled': 'Esta cuenta está deshabilitada. Escríbenos.',
  'user-token-expired': 'Tu sesión de Google venció. Vuelve a entrar.',
  'token-expired': 'Tu sesión de Google venció. Vuelve a entrar.',
  'wrong-password': 'Email o contraseña incorrectos :(',
  'user-not-found': 'Email o contraseña incorrectos :(',
  'invalid-credential': 'Email o contraseña incorrectos :(',
};

const OTHERWISE = 'Google no respondió. Prueba otra vez o entra con tu email.';

/** The identity service signs the user out on these (product.md §8). */
const ENDING = new Set(['user-disabled', 'user-token-expired', 'token-expired']);

/** A failure of the identity service; `message` is ready to show. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The account's session is over: ours ends with it. */
  readonly ending: boolean;

  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(SENTENCES[code] ?? OTHERWISE, { cause });
    this.ending = ENDING.has(code);
  }
}

/** Any failure of the identity service, told in Spanish. */
export function identityError(cause: unknown): IdentityError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown';
  return new IdentityError(code.replace(/^auth\//, ''), cause);
}
