import { Arma11Error, refusedFields } from '@arma11/core';
import { es } from '../../messages/es';

/** Codes whose own sentence says more than the one of product.md §8. */
const OWN_WORDS = new Set(['REAUTENTICAR', 'MUCHOS_INTENTOS', 'MANTENIMIENTO']);

/**
 * The sentence of a profile save that was refused (product.md §8), or null where a field already has it. A save that
 * never reached the server, or that asks for something else first, says so in its own words.
 */
export function profileProblem(error: Error | null): string | null {
  if (error === null || Object.keys(refusedFields(error)).length > 0) return null;
  const refused = error instanceof Arma11Error && ['conflict', 'validation'].includes(error.code);
  return refused && !OWN_WORDS.has(error.serverCode ?? '') ? es.profile.form.refused : error.message;
}
