import { useLineupWords } from '../../messages/lineup.es';
import { Button } from '../../ui/Button';
import { ErrorBlock } from '../../ui/ErrorBlock';
import { Perch } from './EditorNotice.styles';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { useEditorLayers } from './useEditorLayers';

/** Props of EditorLayers. */
export interface EditorLayersProps {
  editor: LineupEditorState;
  layers: ReturnType<typeof useEditorLayers>;
}

/** Sheets, dialogs and notices over the team, once they have come. */
export function EditorLayers({ editor, layers: { dialogs, editing, again } }: EditorLayersProps) {
  return (
    <>
      {/* Before the sheet: both close at once, and the slot takes the focus only when no dialog is open any more. */}
      {dialogs && <dialogs.LineupDialogs editor={editor} />}
      {editing && <editing.EditingLayer editor={editor} />}
      {again && <NotLoaded editor={editor} onRetry={again} />}
    </>
  );
}

function NotLoaded({ editor, onRetry }: { editor: LineupEditorState; onRetry: () => void }) {
  const t = useLineupWords();
  const close = () => {
    editor.planner.cancel();
    editor.copying.close();
    editor.picker.close();
  };
  return (
    <Perch>
      <div>
        <ErrorBlock text={t.noChunk} onRetry={onRetry} />
        <Button part="button" kind="secondary" wide onClick={close}>
          {t.close}
        </Button>
      </div>
    </Perch>
  );
}
