import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** The text of a file that is deployed, by its path in the repository. */
export const deployFile = (path) => readFileSync(inRoot(path), 'utf8');

/** The variables of an environment file. */
export const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
