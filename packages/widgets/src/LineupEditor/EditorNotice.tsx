import { formatTime } from '@arma11/core/domain';
import { useMessages } from '../provider/MessagesContext';
import { Button, LiveRegion, Toast } from '../ui';
import type { LineupEditorState } from './lineupEditorState';

/** Tells what was just done, with a way back for six seconds, and says it aloud. */
export function EditorNotice({ editor }: { editor: LineupEditorState }) {
  const t = useMessages().lineup;
  const { notice, canUndo, saveState, closed, lineup } = editor;
  const good = notice?.tone === 'good';
  const retryable = saveState.status === 'failed' || saveState.status === 'unknown';
  return (
    <>
      <LiveRegion message={good ? [notice.text, canUndo && t.savedShort].filter(Boolean).join(' ') : ''} />
      <LiveRegion urgent message={closed && lineup ? t.closedAt(formatTime(lineup.lock_at)) : ''} />
      {notice && (
        <Toast
          tone={good ? 'good' : 'bad'}
          action={good ? canUndo && <Undo editor={editor} /> : retryable && <Retry editor={editor} />}
        >
          {/* The live region has said it already; a failure is said by the toast itself. */}
          <span aria-hidden={good}>{notice.text}</span>
        </Toast>
      )}
    </>
  );
}

function Undo({ editor }: { editor: LineupEditorState }) {
  const t = useMessages().lineup;
  return (
    <Button kind="ghost" icon="undo" onClick={() => void editor.undo()}>
      {t.undo}
    </Button>
  );
}

function Retry({ editor }: { editor: LineupEditorState }) {
  const t = useMessages().lineup;
  return (
    <Button kind="ghost" icon="retry" onClick={() => void editor.retry()}>
      {t.retry}
    </Button>
  );
}
