import { loadOnce } from '../../headless/loadOnce';

/** The list of candidates: loaded on the first tap on a slot. */
export const loadPicker = loadOnce(() => import('./PlayerPicker'));
