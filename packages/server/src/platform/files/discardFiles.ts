import type { FileStore } from './FileStore';

/** Deletes files that no row names any more. What fails is logged and left to the pass that looks for such files. */
export async function discardFiles(
  files: FileStore | undefined,
  names: readonly (string | null)[],
  log: (line: { level: 'warn'; message: string; error: string }) => void,
): Promise<void> {
  for (const name of names) {
    if (name === null) continue;
    try {
      await files?.delete(name);
    } catch (error) {
      log({ level: 'warn', message: 'files: one could not be deleted yet', error: String(error) });
      return;
    }
  }
}
