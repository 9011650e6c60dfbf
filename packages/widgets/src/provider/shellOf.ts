import { SchemeRoot } from '../theme/SchemeRoot';
import { IsolatedRoot } from './IsolatedRoot';

/** What carries the look in a provider: without a shadow root, of the widgets alone, since a page may be inside, too. */
export const shellOf = (isolate = false) => (isolate ? IsolatedRoot : SchemeRoot);
