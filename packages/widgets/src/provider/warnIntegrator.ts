import type { integratorWords } from './integratorWords';
import { warnOnce } from './warnOnce';

/** Says something to whoever builds the page, once; the words come only now. */
export function warnIntegrator(say: (words: typeof integratorWords) => string): void {
  void import('./integratorWords').then(
    (module) => warnOnce(say(module.integratorWords)),
    () => undefined,
  );
}
