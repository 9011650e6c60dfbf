const BLOCKED = 'Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.';
const CLOSED = 'Cerraste la ventana de Google antes de terminar.';
const NOT_HERE = 'No podemos usar Google desde este sitio.';
const OFFLINE = 'No hay conexión. Revisa tus datos.';
const TOO_MANY = 'Demasiados intentos. Espera unos minutos.';
const DISABLED = 'Esta cuenta está deshabilitada. Escríbenos.';
const EXPIRED = 'Tu sesión de Google venció. Vuelve a entrar.';
const REFUSED = 'Email o contraseña incorrectos :(';
const OTHERWISE = 'Google no respondió. Prueba otra vez o entra con tu email.';

/** Spanish sentences for the identity service's codes (product §10.6). Keys are without the 'auth/' prefix. */
const SENTENCES: Record<string, string> = {
  'popup-blocked': BLOCKED,
  'popup-closed-by-user': CLOSED,
  'cancelled-popup-request': CLOSED,
  'user-cancelled': CLOSED,
  'unauthorized-domain': NOT_HERE,
  // The project is not set up for this site: nothing that the player could do here.
  'operation-not-allowed': NOT_HERE,
  'admin-restricted-operation': NOT_HERE,
  'app-not-authorized': NOT_HERE,
  'auth-domain-config-required': NOT_HERE,
  'configuration-not-found': NOT_HERE,
  'invalid-api-key': NOT_HERE,
  'api-key-not-valid.-please-pass-a-valid-api-key.': NOT_HERE,
  'web-storage-unsupported': 'Tu navegador no guarda lo que Google necesita. Permite las cookies o entra con tu email.',
  'network-request-failed': OFFLINE,
  timeout: OFFLINE,
  'too-many-requests': TOO_MANY,
  'quota-exceeded': TOO_MANY,
  'user-disabled': DISABLED,
  'user-token-expired': EXPIRED,
  'token-expired': EXPIRED,
  'wrong-password': REFUSED,
  'user-not-found': REFUSED,
};

/** The identity service signs the user out on these (product §8). */
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

/** Any failure of the identity service, in Spanish. */
export function identityError(cause: unknown): IdentityError {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown';
  return new IdentityError(code.replace(/^auth\//, ''), cause);
}
