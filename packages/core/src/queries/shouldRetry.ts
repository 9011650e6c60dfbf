import { Arma11Error } from '../client/Arma11Error';

/** A read is tried twice more when the network or the server failed; a refusal is final. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  error instanceof Arma11Error &&
  (error.code === 'network' || error.code === 'server') &&
  error.status !== 501;
