import { loadOnce } from '../../headless/loadOnce';

/** The team as a list: loaded where the list is the first view, or on the way to its key. */
export const loadList = loadOnce(() => import('./ListView'));
