/** One set of our elements on the page, of this copy of the code or of another. */
export interface ElementCopy {
  version: string;
  prefix: string;
}

const KEY = Symbol.for('arma11');

/** Every set of our elements on the page; all copies of the code read the same list. */
export function copies(): ElementCopy[] {
  const page = globalThis as unknown as Record<symbol, ElementCopy[] | undefined>;
  return (page[KEY] ??= []);
}

/** What may break between two versions: the major number, and below 1 the minor one (semver.org, 4). */
function lineOf(version: string): string {
  const [major, minor] = version.split('.');
  return major === '0' ? `0-${minor}` : String(major);
}

/**
 * Puts a set on the list, or returns the one that has its tags already where that may differ. Of the same line of versions
 * the first set serves for all.
 */
export function registerCopy(copy: ElementCopy): ElementCopy | null {
  const list = copies();
  const before = list.find(({ prefix }) => prefix === copy.prefix);
  if (!before) list.push(copy);
  return before && lineOf(before.version) !== lineOf(copy.version) ? before : null;
}

/** A prefix that nobody else has. */
export const ownPrefix = ({ prefix, version }: ElementCopy): string => `${prefix}v${lineOf(version)}`;
