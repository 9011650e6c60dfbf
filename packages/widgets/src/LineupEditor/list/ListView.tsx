import { formationLabel } from '@arma11/core/domain';
import { useLineupListWords } from '../../messages/lineupList.es';
import { ConditionMark } from '../../ui/ConditionMark';
import { Icon } from '../../ui/Icon';
import { LastPointsRing } from '../../ui/LastPointsRing';
import { PointsBadge } from '../../ui/PointsBadge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { LineupRow, SlotView } from '../model/lineupRows';
import { PlayerFigure } from '../players/PlayerFigure';
import { showsCondition } from '../players/showsCondition';
import { Armband } from '../pitch/SlotButton.styles';
import { preloadSlot } from '../layers/preloadSlot';
import { List, ListHead } from './ListFrame.styles';
import { PlayerRow } from './ListView.styles';
import { matchLine } from '../players/matchLine';

/** The team as a list, goalkeeper to coach: everything that the pitch says, and match and last points beside. */
export function ListView({ editor }: { editor: LineupEditorState }) {
  const t = useLineupListWords();
  const { rows, coach, formation } = editor;
  if (!formation) return null;
  const lines: LineupRow[] = coach ? [...rows, { position: 4, slots: [coach] }] : rows;
  return (
    <List role="group" aria-label={`${t.list}, ${formationLabel(formation)}`}>
      {lines.map(({ position, slots }) => (
        <div key={position} part={position === 4 ? 'row coach' : 'row'} role="group" aria-label={t.lines[position]}>
          <ListHead>
            <h3>{t.lines[position]}</h3>
            {position === 0 && (
              <small aria-hidden="true">
                <span>{t.listPoints}</span>
                <span>{t.last}</span>
              </small>
            )}
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
        <span part="player-condition">
          <RowWord view={view} locked={editor.isLocked(view)} hour={editor.saveState.hour} />
        </span>
      </span>
      <span aria-hidden="true" part="player-points">
        <PointsBadge points={entry.points} size="l" />
      </span>
      <span aria-hidden="true">
        <LastPointsRing points={entry.last_points} />
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
