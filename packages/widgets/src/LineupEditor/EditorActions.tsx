import { useLineupWords } from '../messages/lineup.es';
import { Button } from '../ui/Button';
import { ActionRow } from './LineupEditor.styles';
import type { LineupEditorState } from './model/lineupEditorState';

/** Fill with the best, copy and undo; or 'Cerrado' with the hour once nothing can be changed. */
export function EditorActions({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const { lineup, closed, editable, late, planner, canUndo, copying, budget } = editor;
  if (!lineup) return null;
  if (closed) return <Closed hour={t.time(lineup.lock_at)} />;
  if (!editable) return null;
  return (
    <ActionRow>
      {budget && <small data-wide>{budget.words}</small>}
      <Button
        part="button-primary"
        pending={planner.preparing === 'autofill'}
        onClick={() => void planner.previewAutofill()}
      >
        {t.fillBest}
      </Button>
      {!late && (
        <Button part="button" kind="secondary" icon="copy" title={t.copy} onClick={copying.start}>
          <span>{t.copy}</span>
        </Button>
      )}
      <Button
        part="button"
        kind="secondary"
        icon="undo"
        aria-label={t.undoLast}
        disabledReason={canUndo ? undefined : t.nothingToUndo}
        onClick={() => void editor.undo()}
      />
    </ActionRow>
  );
}

function Closed({ hour }: { hour: string }) {
  const t = useLineupWords();
  return (
    <ActionRow>
      <Button part="button-primary" icon="lock" disabledReason={t.closedAt(hour)}>
        {t.closed}
      </Button>
      <small>{t.closedAt(hour)}</small>
    </ActionRow>
  );
}
