import { EditorNotice } from './EditorNotice';
import type { LineupEditorState } from '../model/lineupEditorState';
import { PickerSheet } from '../picker/PickerSheet';

/** What lies over a team that is being changed: the sheet of candidates, and the notice of what was saved. */
export function EditingLayer({ editor }: { editor: LineupEditorState }) {
  const { openSlot, picker } = editor;
  const view = picker.purpose === 'change' ? openSlot : null;
  return (
    <>
      <PickerSheet editor={editor} view={view} lit={view && picker.lit.place} />
      <EditorNotice editor={editor} />
    </>
  );
}
