import { Arma11Error } from '../client/Arma11Error';

/**
 * For `retry` of TanStack Query: two more attempts after an `Arma11Error` of code `network` or `server`, except status
 * 501. A refusal is final.
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  error instanceof Arma11Error &&
  (error.code === 'network' || error.code === 'server') &&
  error.status !== 501;
