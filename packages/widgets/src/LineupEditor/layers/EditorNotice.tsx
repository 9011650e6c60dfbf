import type { FocusEvent } from 'react';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { Toast } from '../../ui/Toast';
import { Perch } from './EditorNotice.styles';
import type { LineupEditorState } from '../model/lineupEditorState';

/** Shows what was just done, with a way back for six seconds; `EditorAnnouncer` says it aloud. */
export function EditorNotice({ editor }: { editor: LineupEditorState }) {
  const { notice, canUndo, saveState, holdNotice } = editor;
  const good = notice?.tone === 'good';
  const retryable = saveState.status === 'failed' || saveState.status === 'unknown';
  if (!notice) return null;
  return (
    <Perch
      part={good ? 'status' : 'error'}
      onFocus={() => holdNotice(true)}
      onBlur={(event: FocusEvent) => holdNotice(stays(event))}
      onPointerEnter={() => holdNotice(true)}
      onPointerLeave={() => holdNotice(false)}
    >
      <Toast
        tone={good ? 'good' : 'bad'}
        action={good ? canUndo && <Undo editor={editor} /> : retryable && <Retry editor={editor} />}
      >
        {/* The live region has said it already; a failure is said by the toast itself. */}
        <span aria-hidden={good}>{notice.text}</span>
      </Toast>
    </Perch>
  );
}

const stays = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

// Both buttons go away with the notice: the focus goes to the team first, not to the top of the page.
function Undo({ editor }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  return (
    <Button part="button" kind="ghost" icon="undo" onClick={() => leaving(editor, editor.undo)}>
      {t.undo}
    </Button>
  );
}

function Retry({ editor }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  return (
    <Button part="button" kind="ghost" icon="retry" onClick={() => leaving(editor, editor.retry)}>
      {t.retry}
    </Button>
  );
}

function leaving(editor: LineupEditorState, act: () => Promise<boolean>) {
  editor.focusTeam();
  void act();
}
