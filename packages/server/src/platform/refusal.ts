/** Why a request is refused: a code of product §11.1, its HTTP status, and a Spanish sentence a player can act on. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 501 | 503,
    readonly code: string,
    message: string,
    /** Further fields of the error body: `falta`, `ins_user`, `closed`, `fields`, `retry_after`… */
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Another's private object and a missing one look the same (security §5.1). */
export const notFound = () => new Refusal(404, 'NO_EXISTE', 'No encontramos lo que buscas. Revisa el enlace.');
export const unauthenticated = () =>
  new Refusal(401, 'NO_AUTENTICADO', 'Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.');
export const hiddenUntilLock = () =>
  new Refusal(403, 'OCULTO_HASTA_CIERRE', 'Podrás verlo cuando cierre la sala. Hasta entonces cada jugada es secreta.');
export const forbidden = () => new Refusal(403, 'PROHIBIDO', 'No tienes permiso para hacer esto en esta sala.');
/** Operators read English. */
export const notYourRole = (role: string) =>
  new Refusal(403, 'PROHIBIDO', `This call needs the role ${role} or admin.`);
