import { loadOnce } from './loadOnce';

/** The list of candidates: loaded on the first tap on a slot. */
export const loadPicker = loadOnce(() => import('./picker/PlayerPicker'));

/** What changes a team: the sheet around the candidates, saving, and the notice of what was saved. */
export const loadEditing = loadOnce(() => import('./editingChunk'));

/** Previews, questions and explanations: loaded when the page is quiet, or on the tap that wants them. */
export const loadDialogs = loadOnce(() => import('./dialogsChunk'));

/** The team as a list: loaded where the list is the first view, or on the way to its key. */
export const loadList = loadOnce(() => import('./ListView'));

type Load = () => Promise<unknown>;

/** Starts loading parts a moment before they are wanted; what fails is tried again by the tap that wants it. */
export const preload = (...loads: readonly Load[]) => loads.forEach((load) => void load().catch(() => undefined));
