import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FeedError } from './FeedError';
import { strictText } from './strictText';

/** The documents of a source by their names: those of a folder, or what an address answered. */
export interface FeedFiles {
  /** How messages call all of them. */
  readonly name: string;
  /** What there is, as 'gws/gw5.csv'. */
  readonly names: ReadonlySet<string>;
  /** Throws `FeedError` where there is none of that name, or it cannot be read. */
  bytes(name: string): Uint8Array;
}

const missing = (name: string, options?: ErrorOptions) => new FeedError(name, null, 'there is no such file.', options);

function readBytes(path: string, name: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw missing(name, { cause });
    throw new FeedError(name, null, 'the file cannot be read.', { cause });
  }
}

const list = (dir: string): string[] => (existsSync(dir) ? readdirSync(dir) : []);

/** A folder's files, and those of its folder `gws`. */
export const folderFiles = (dir: string): FeedFiles => ({
  name: basename(dir),
  names: new Set([...list(dir), ...list(join(dir, 'gws')).map((file) => `gws/${file}`)]),
  bytes: (name) => readBytes(join(dir, name), name),
});

/** One file, under its own name. */
export function singleFile(path: string): FeedFiles {
  const name = basename(path);
  return { name, names: new Set([name]), bytes: () => readBytes(path, name) };
}

/** Documents that are at hand. */
export const heldFiles = (name: string, documents: ReadonlyMap<string, Uint8Array>): FeedFiles => ({
  name,
  names: new Set(documents.keys()),
  bytes(document) {
    const bytes = documents.get(document);
    if (!bytes) throw missing(document);
    return bytes;
  },
});

/** A document's text without its byte order mark. Throws `FeedError` where it is not UTF-8 (rules R18.4). */
export const feedText = (files: FeedFiles, name: string): string => strictText(files.bytes(name), name);
