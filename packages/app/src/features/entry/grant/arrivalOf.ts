import { urlOf } from '../../../page/urlOf';

/** Where a window was opened from, as its referrer tells. */
export type Arrival =
  /** From a page of the site that asks. */
  | { from: 'site'; origin: string }
  /** Nobody knows: the site hides it, or the page was loaded again after our own. */
  | { from: 'unknown' }
  /** From somebody else's page. */
  | { from: 'elsewhere'; host: string };

/** Compares the page that a window was opened from with those that may open it. */
export function arrivalOf(referrer: string, own: string, expected: (origin: string) => boolean): Arrival {
  const url = urlOf(referrer);
  if (url && expected(url.origin)) return { from: 'site', origin: url.origin };
  if (!url || url.origin === own) return { from: 'unknown' };
  return { from: 'elsewhere', host: url.host };
}
