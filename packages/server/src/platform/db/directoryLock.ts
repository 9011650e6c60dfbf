import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): void;
}

/** Another process works on the directory. */
export class DirectoryLocked extends Error {
  override readonly name = 'DirectoryLocked';
  constructor(
    readonly directory: string,
    readonly pid: number | undefined,
    cause: unknown,
  ) {
    super(
      `DATA_DIR ${directory} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}. ` +
        'Stop that process first, or choose another DATA_DIR.',
      { cause },
    );
  }
}

/** The directory cannot be made, read or written. */
export class DirectoryUnusable extends Error {
  override readonly name = 'DirectoryUnusable';
}

/** Makes the directory and tries it, so that a bad DATA_DIR is one sentence and not a fault deep in the database. */
function makeWritable(directory: string): void {
  const probe = join(directory, `.write-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence = `DATA_DIR ${directory} cannot be written (${code}). Choose a directory of yours, or mend its rights.`;
    throw new DirectoryUnusable(sentence, { cause: error });
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Takes the directory for this process alone: the embedded database loses rows silently when two open it
 * (security D2). SQLite's operating-system lock is freed by the kernel when the holder is killed.
 * Nothing else in this process may open `lock.db`: closing a second descriptor would drop the lock.
 */
export function lockDirectory(directory: string): DirectoryLock {
  makeWritable(directory);
  const pidFile = join(directory, 'lock.pid');
  const lock = new DatabaseSync(join(directory, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DirectoryLocked(directory, readPid(pidFile), error);
  }
  writeFileSync(`${pidFile}.tmp`, String(process.pid));
  renameSync(`${pidFile}.tmp`, pidFile);
  return {
    release: () => {
      rmSync(pidFile, { force: true });
      lock.exec('ROLLBACK');
      lock.close();
    },
  };
}
