import { useEffect } from 'react';
import { preload } from '../../headless/loadOnce';
import { useChunk } from '../../headless/useChunk';
import { loadDialogs, loadEditing } from './chunks';
import type { LineupEditorState } from '../model/lineupEditorState';

const QUIET_MS = 2_000;

/** What lies over the team, as far as it was wanted and has come; a tap that finds it missing opens it when it is there. */
export function useEditorLayers(editor: LineupEditorState) {
  const { planner, picker, openSlot, copying, notice, editable, candidates } = editor;
  const changing = openSlot !== null && picker.purpose === 'change';
  const asks = planner.open !== null || picker.confirming !== null || copying.open;
  const dialogs = useChunk(loadDialogs, asks || (openSlot !== null && !changing));
  const editing = useChunk(loadEditing, changing || notice !== null);
  useEffect(() => {
    const timer = setTimeout(() => preload(loadDialogs, ...(editable ? [loadEditing] : [])), QUIET_MS);
    return () => clearTimeout(timer);
  }, [editable]);
  const missing = [dialogs, editing].find(({ failed }) => failed);
  const again = () => {
    missing?.retry();
    // The candidates wait for the same part.
    if (changing) candidates.retry();
  };
  return { dialogs: dialogs.module, editing: editing.module, again: missing ? again : null };
}
