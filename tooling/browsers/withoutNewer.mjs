import { createRequire } from 'node:module';
import { missingIn } from './missingIn.mjs';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { Intl: intl, ...builtins } = javascript.builtins;

/** A browser that lacks them asks for none, either. */
const KEPT = /^trustedTypes$|^Trusted/;

const isMissing = (feature) => missingIn(feature).length > 0;
const membersOf = (owner) => Object.keys(owner).filter((key) => /^[a-z]\w*$/i.test(key) && isMissing(owner[key]));

/** `json_static` of Response is none of its answers' own; of other names the data does not always say whose they are. */
const pathsOf = (name, key) =>
  key.endsWith('_static') ? [`${name}.${key.replace('_static', '')}`] : [`${name}.${key}`, `${name}.prototype.${key}`];

/** What an oldest supported browser lacks, as paths from the window: `Array.prototype.toReversed`, `URL.canParse`. */
export function newerPaths() {
  const owners = Object.entries({ ...api, ...builtins });
  const globals = [...owners.filter(([, owner]) => isMissing(owner)).map(([name]) => name), ...membersOf(api.Window)];
  const members = owners.flatMap(([name, owner]) => membersOf(owner).flatMap((key) => pathsOf(name, key)));
  const ofIntl = Object.keys(intl).filter((name) => isMissing(intl[name]));
  return [...globals, ...members, ...ofIntl.map((name) => `Intl.${name}`)].filter((path) => !KEPT.test(path));
}

/** A script that takes all of it from a page before the page runs: the newest browser is then as poor as all the oldest together. */
export const withoutNewer = () => `for (const path of ${JSON.stringify(newerPaths())}) {
  const steps = path.split('.');
  const name = steps.pop();
  const owner = steps.reduce((from, step) => from?.[step], globalThis);
  if (owner) delete owner[name];
}`;
