import { Arma11Error } from './Arma11Error';

/** The sentence of each field that the server did not take; empty where the refusal names none. */
export const refusedFields = (error: unknown): Record<string, string> =>
  (error instanceof Arma11Error && error.body?.fields) || {};
