import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../../../shared/data');

/** The path of a real data folder, for tests. They must not pass by skipping when it is not there. */
export function sharedData(name: string): string {
  const path = resolve(SHARED, name);
  if (!existsSync(path)) {
    throw new Error(`The real data is missing: put shared/data beside the repository, so that ${path} exists.`);
  }
  return path;
}
