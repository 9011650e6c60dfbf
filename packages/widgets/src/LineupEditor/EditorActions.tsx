import { formatTime } from '@arma11/core/domain';
import { useMessages } from '../provider/MessagesContext';
import { Button } from '../ui';
import { ActionRow } from './LineupEditor.styles';
import type { LineupEditorState } from './lineupEditorState';

/** Fill with the best and undo; or 'Cerrado' with the hour once nothing can be changed. */
export function EditorActions({ editor }: { editor: LineupEditorState }) {
  const t = useMessages().lineup;
  const { lineup, closed, editable, planner, canUndo } = editor;
  if (!lineup) return null;
  if (closed) {
    const closedAt = t.closedAt(formatTime(lineup.lock_at));
    return (
      <ActionRow>
        <Button icon="lock" disabledReason={closedAt}>
          {t.closed}
        </Button>
        <span>{closedAt}</span>
      </ActionRow>
    );
  }
  if (!editable) return null;
  return (
    <ActionRow>
      <Button pending={planner.preparing === 'autofill'} onClick={() => void planner.previewAutofill()}>
        {t.fillBest}
      </Button>
      <Button
        kind="secondary"
        icon="undo"
        aria-label={t.undoLast}
        disabledReason={canUndo ? undefined : t.nothingToUndo}
        onClick={() => void editor.undo()}
      />
    </ActionRow>
  );
}
