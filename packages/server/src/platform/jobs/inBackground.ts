import type { Deps } from '../deps';

/** Work that nobody waits for: its answer's time must tell nothing, and its failure is the operator's to read. */
export function inBackground({ log }: Deps, what: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => log({ level: 'error', message: `${what}: failed`, error: String(error) }));
}
