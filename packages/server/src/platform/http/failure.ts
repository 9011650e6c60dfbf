import { Refusal } from '../refusal';
import type { ErrorContent } from './respond';

/**
 * SQLSTATE classes and system codes of a database that is away, takes no writes, has a broken disk (what it was about to
 * commit may be there afterwards), or is too busy to decide: trying again may help.
 */
const PASSING = /^(08...|57P0.|53...|58...|25006|40001|40P01|55P03|57014|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What the caller is told of an unexpected error: never its text, which may hold SQL or a path. */
export function failureOf(error: unknown): ErrorContent {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!PASSING.test(code)) {
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
