import { readFileSync } from 'node:fs';
import { FeedError } from './FeedError';

/** A file's text without its byte order mark. Throws `FeedError` when it cannot be opened. */
export function readFeedFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new FeedError(name, null, missing ? 'there is no such file.' : 'the file cannot be read.', { cause });
  }
}
