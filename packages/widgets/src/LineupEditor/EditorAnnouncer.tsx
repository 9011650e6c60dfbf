import { useState } from 'react';
import { useLineupWords } from '../messages/lineup.es';
import { LiveRegion } from '../ui/LiveRegion';
import type { LineupEditorState } from './model/lineupEditorState';

/** Says aloud what was just done, and that the lineup has closed. */
export function EditorAnnouncer({ editor: { notice, canUndo, closed, lineup } }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  // A lock is news only to who was here before it.
  const [open] = useState(!closed);
  const done = notice?.tone === 'good' ? [notice.text, canUndo && t.savedShort].filter(Boolean).join(' ') : '';
  return (
    <>
      <LiveRegion message={done} />
      <LiveRegion urgent message={open && closed && lineup ? t.closedAt(t.time(lineup.lock_at)) : ''} />
    </>
  );
}
