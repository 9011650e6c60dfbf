import { Arma11Error } from './Arma11Error';

/** What a player reads when something answered with success and it was not the game: a hotel's page, half an answer. */
export const MALFORMED = 'Lo que llegó no es una respuesta del juego: revisa tu conexión y prueba otra vez.';

/** The error of such an answer. A write may have happened all the same. */
export const malformedAnswer = (method: string, status: number) =>
  new Arma11Error('server', MALFORMED, { status, outcomeUnknown: method !== 'GET' });
