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

const majorOf = (version: string) => version.split('.')[0];

/**
 * Puts a set on the list, or returns the sentence for the console when another major version has its tags already.
 * Of the same major version the first set serves for all.
 */
export function registerCopy(copy: ElementCopy): string | null {
  const list = copies();
  const before = list.find(({ prefix }) => prefix === copy.prefix);
  if (!before) {
    list.push(copy);
    return null;
  }
  if (majorOf(before.version) === majorOf(copy.version)) return null;
  const other = `${copy.prefix}v${majorOf(copy.version)}`;
  return (
    `Arma 11 ${copy.version} leaves its tags to ${before.version}. ` +
    `Give one of the two its own: data-prefix="${other}" on its script, or defineElements({ prefix: '${other}' }).`
  );
}
