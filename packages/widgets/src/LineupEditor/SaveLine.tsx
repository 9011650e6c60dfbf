import { useClient } from '@arma11/core';
import { useLineupWords } from '../messages/lineup.es';
import { Icon } from '../ui/Icon';
import { Spinner } from '../ui/Spinner';
import { loadEditing } from './layers/chunks';
import { soonWords } from './players/kickoff';
import type { LineupEditorState } from './model/lineupEditorState';
import { Line } from './saving/SaveLine.styles';

/** Where saving stands: 'Guardando…', 'Guardado 14:52' and when it closes, or a chip that tries again. */
export function SaveLine({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const now = useClient().serverNow();
  const { saveState: state, lineup, late } = editor;
  const missing = editor.hasCaptain && editor.captain === null;
  const closing = late ? t.lateNote : lineup && t.closesAt(soonWords(lineup.lock_at, now, t));
  const advice = missing ? t.chooseCaptain : closing;
  if (state.status === 'saving')
    return (
      <Line part="status">
        <Spinner />
        <b>{t.saving}</b>
      </Line>
    );
  if (state.status === 'saved')
    return (
      <Line part="status" data-status="saved">
        <Icon name="check" size={20} stroke={2.6} />
        <span>
          <b>{t.saved(state.hour ?? '')}</b>
          <small>{advice}</small>
        </span>
      </Line>
    );
  // Nothing fails before it was tried, and trying brings this along; so does what waits to be sent.
  const Retry = loadEditing.arrived?.RetryChip;
  return Retry ? <Retry editor={editor} /> : null;
}
