/** The list of candidates: loaded on the first tap on a slot. */
export const loadPicker = () => import('./picker/PlayerPicker');

/** Previews, questions and explanations: loaded when the page is quiet, or on the tap that wants them. */
export const loadDialogs = () => import('./dialogsChunk');

/** Starts loading the list when a finger comes down, a moment before it is wanted. */
export const preloadPicker = () => void loadPicker().catch(() => undefined);

/** Starts loading the dialogs; if that fails, the tap that wants them tries again. */
export const preloadDialogs = () => void loadDialogs().catch(() => undefined);
