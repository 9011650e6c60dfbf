import { oldestVersions } from './supported.mjs';

/** 16.4 as a number that grows with the version. */
const rank = (version) => {
  const [major, minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
};

const isThere = (version, partly) => (entry) =>
  typeof entry.version_added === 'string' &&
  entry.version_added !== 'preview' &&
  !entry.flags &&
  !entry.prefix &&
  !entry.alternative_name &&
  (partly || !entry.partial_implementation) &&
  !(entry.version_removed && rank(entry.version_removed) <= rank(version)) &&
  rank(entry.version_added) <= rank(version);

/**
 * The oldest supported browsers that lack a feature of MDN's data, as 'chrome 109'. One of which nothing is known has it.
 * @param {import('@mdn/browser-compat-data').Identifier | undefined} feature
 * @param {{ partly?: boolean }} [options] whether it is enough that a browser has it with a fault, by default true
 * @returns {string[]}
 */
export function missingIn(feature, { partly = true } = {}) {
  const compat = feature?.['__compat'];
  if (!compat) return [];
  return [...oldestVersions].flatMap(([browser, version]) => {
    const entries = [compat.support[browser] ?? []].flat();
    return entries.length === 0 || entries.some(isThere(version, partly)) ? [] : [`${browser} ${version}`];
  });
}
