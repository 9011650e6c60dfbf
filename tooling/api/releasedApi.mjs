import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, published } from '../../scripts/jobs/place.mjs';

const file = inRoot('.changeset', 'released-api.json');

/** The hash of a package's committed api reports. */
export function apiHash(name) {
  const folder = inRoot('packages', name, 'api');
  const hash = createHash('sha256');
  for (const report of readdirSync(folder).sort())
    hash.update(`${report}\0`).update(readFileSync(`${folder}/${report}`));
  return hash.digest('hex');
}

/** The hashes at the last release, by package; null for one that was never released. */
export const releasedApi = () => JSON.parse(readFileSync(file, 'utf8'));

/** Takes the reports of now for those of the release that is being made. */
export function recordRelease() {
  const hashes = Object.fromEntries(published.map((name) => [name, apiHash(name)]));
  writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
}
