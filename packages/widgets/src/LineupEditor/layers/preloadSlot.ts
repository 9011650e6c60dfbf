import { preload } from '../../headless/loadOnce';
import { loadDialogs, loadEditing } from './chunks';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { SlotView } from '../model/lineupRows';
import { loadPicker } from '../picker/loadPicker';

/** Starts loading what a tap on this slot will want, when the finger comes down. */
export function preloadSlot(editor: LineupEditorState, view: SlotView) {
  if (editor.canChange(view)) preload(loadEditing, loadPicker);
  else preload(loadDialogs);
  editor.prefetch(view);
}
