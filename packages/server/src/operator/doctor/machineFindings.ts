import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { bytesAsText, fail, type Finding, ok, warn } from './finding';

const OLDEST_NODE = 24;

/** The Node that the server runs on. */
export function nodeFinding(version: string): Finding {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return ok('node', `Node ${version}.`);
  return fail('node', `Node ${version} is too old: install Node ${OLDEST_NODE} or newer.`);
}

/** A server writes logs, PostgreSQL a new file of 16 MB at any moment. */
const SCARCE = 2e9;
const NEARLY_FULL = 200e6;

/** What a disk with so many free bytes is. */
export function spaceFinding(folder: string, free: number): Finding {
  const says = `${bytesAsText(free)} are free where ${folder} lies`;
  if (free < NEARLY_FULL) return fail('disk', `${says}: make room now, a full disk stops every write.`);
  if (free < SCARCE) return warn('disk', `${says}: make room before it is full.`);
  return ok('disk', `${says}.`);
}

/** The space on the disk of a folder, or of the one that it will be made in. */
export async function diskFinding(folder: string): Promise<Finding> {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  return spaceFinding(folder, bavail * bsize);
}
