import type { Page } from '../contract/wire';

/** What a reading over several pages found, and the page to go on with, if any. */
export interface FoundPage<T> {
  results: T[];
  next: number | null;
}

/** Nobody waits for more requests than this at once. */
const MOST_PAGES = 5;

/**
 * Reads on until a page holds something wanted. For filters that the server does not know: without it a list could
 * show nothing although its next page is full.
 */
export async function readUntilFound<T>(
  from: number,
  read: (page: number) => Promise<Page<T>>,
  wanted: (item: T) => boolean,
): Promise<FoundPage<T>> {
  for (let page = from; ; page += 1) {
    const { results, next } = await read(page);
    const found = results.filter(wanted);
    if (next === null) return { results: found, next: null };
    if (found.length > 0 || page - from + 1 === MOST_PAGES) return { results: found, next: page + 1 };
  }
}
