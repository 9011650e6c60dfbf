import { useClient } from '@arma11/core';
import { formationLabel } from '@arma11/core/domain';
import { useLineupListWords } from '../../messages/lineupList.es';
import { ConditionMark } from '../../ui/ConditionMark';
import { Icon } from '../../ui/Icon';
import { LastPoints } from '../../ui/LastPoints';
import { PointsBadge } from '../../ui/PointsBadge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { LineupEditorState } from '../model/lineupEditorState';
import { entriesOf, type LineupRow, type SlotView } from '../model/lineupRows';
import { PlayerFigure } from '../players/PlayerFigure';
import { showsCondition } from '../players/showsCondition';
import { progressWords } from '../points/progressWords';
import { Armband } from '../pitch/SlotButton.styles';
import { preloadSlot } from '../layers/preloadSlot';
import { List, ListHead, Progress } from './ListFrame.styles';
import { PlayerRow } from './ListView.styles';
import { matchLine } from '../players/matchLine';
import { ShirtLines } from '../players/ShirtLines';
import { shirtWords } from '../players/shirtWords';

/** The team as a list, goalkeeper to coach: everything that the pitch says, and match and last points beside. */
export function ListView({ editor }: { editor: LineupEditorState }) {
  const t = useLineupListWords();
  const { rows, coach, formation } = editor;
  if (!formation) return null;
  const progress = progressWords(entriesOf(rows), editor.closed || editor.late, t);
  const lines: LineupRow[] = coach ? [...rows, { position: 4, slots: [coach] }] : rows;
  return (
    <List role="group" aria-label={`${t.list}, ${formationLabel(formation)}`}>
      {progress && <Progress>{progress}</Progress>}
      {lines.map(({ position, slots }) => (
        <div key={position} part={position === 4 ? 'row coach' : 'row'} role="group" aria-label={t.lines[position]}>
          <ListHead>
            <h3>{t.lines[position]}</h3>
          </ListHead>
          {slots.map((view) => (
            <Row key={view.slot} view={view} editor={editor} />
          ))}
        </div>
      ))}
    </List>
  );
}

function Row({ view, editor }: { view: SlotView; editor: LineupEditorState }) {
  const t = useLineupListWords();
  const { entry, save } = view;
  const { player } = entry;
  const locked = editor.isLocked(view);
  const { points, lines } = shirtWords(entry, locked, useClient().serverNow(), t);
  const { 'aria-label': label, ...buttonProps } = editor.getPlayerProps(view.slot);
  return (
    <PlayerRow {...buttonProps} part="player" data-save={save} onPointerDown={() => preloadSlot(editor, view)}>
      {/* One sentence says what the row shows, in the order in which it makes sense. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">
        <PlayerFigure player={player} size={44} />
      </span>
      <span aria-hidden="true">
        <b>
          {view.slot === editor.captain && <Armband>{t.armband}</Armband>} {player.full_name}
        </b>
        <small>{matchLine(player, t)}</small>
        <span className="a11-meta">
          <span part="player-condition">
            <RowWord view={view} locked={locked} hour={editor.saveState.hour} />
          </span>
          <LastPoints label={t.last} points={entry.last_points} />
        </span>
      </span>
      <span className="a11-facts" aria-hidden="true">
        {points !== null && (
          <span part="player-points">
            <PointsBadge points={points} size="l" />
          </span>
        )}
        <ShirtLines lines={lines.slice(-1)} />
      </span>
    </PlayerRow>
  );
}

/** The third line of a row: how saving goes, the padlock, or the condition. */
function RowWord({ view, locked, hour }: { view: SlotView; locked: boolean; hour: string | null }) {
  const t = useLineupListWords();
  if (view.save === 'saving') return <span className="a11-word">{t.saving}</span>;
  if (view.save === 'saved') return <Word icon="check" text={t.saved(hour ?? '')} />;
  if (view.save === 'failed') return <Word icon="warning" text={t.notSaved} />;
  if (locked) return <Word icon="lock" text={t.closed} />;
  const { player } = view.entry;
  return showsCondition(player) ? <ConditionMark condition={player.condition} text /> : null;
}

const Word = ({ icon, text }: { icon: 'check' | 'warning' | 'lock'; text: string }) => (
  <span className="a11-word">
    <Icon name={icon} size={16} stroke={2.4} />
    {text}
  </span>
);
