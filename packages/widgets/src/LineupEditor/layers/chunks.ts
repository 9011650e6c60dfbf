import { loadOnce } from '../../headless/loadOnce';

/** What changes a team: the sheet around the candidates, saving, and the notice of what was saved. */
export const loadEditing = loadOnce(() => import('./editingChunk'));

/** Previews, questions and explanations: loaded when the page is quiet, or on the tap that wants them. */
export const loadDialogs = loadOnce(() => import('./dialogsChunk'));
