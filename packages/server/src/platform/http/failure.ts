import { isPassingTrouble } from '../db/passingTrouble';
import { Refusal } from '../refusal';
import type { ErrorContent } from './respond';

/** What the caller is told of an unexpected error: never its text, which may hold SQL or a path. */
export function failureOf(error: unknown): ErrorContent {
  if (!isPassingTrouble(error)) {
    return {
      status: 500,
      code: 'ERROR_INTERNO',
      message: 'Algo salió mal. Intenta de nuevo en un momento.',
      extra: {},
    };
  }
  const message = 'El juego está descansando un momento. Intenta de nuevo en unos segundos.';
  return { status: 503, code: 'MANTENIMIENTO', message, extra: { retry_after: 2 } };
}

/** An error that is part of the game, or null. */
export const asRefusal = (error: unknown) => (error instanceof Refusal ? error : null);
