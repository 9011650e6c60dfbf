import { styled } from 'styled-components';
import { stoppageOf } from '@arma11/core/domain';
import { useLineupChangeWords, type LineupChangeMessages } from '../../messages/lineupChange.es';
import { fontSize, token } from '../../theme/token';
import { displaySize, displayText } from '../../theme/typography';
import { Dialog } from '../../ui/Dialog';
import { PointsBadge } from '../../ui/PointsBadge';
import type { LineupEditorState } from '../model/lineupEditorState';
import type { SlotView } from '../model/lineupRows';
import { stoppedMatch } from '../players/stoppedMatch';

const Table = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  margin: 0;

  & > * {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 0;
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & > dt {
    gap: 8px;
  }

  & > dt > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > dd {
    ${displayText}
    justify-content: flex-end;
    font-size: ${displaySize(20)};
  }

  & > [data-total] {
    border-bottom: 0;
    font-weight: 600;
  }
`;

const Note = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** Props of PointsBreakdown. */
export interface PointsBreakdownProps {
  editor: LineupEditorState;
  /** The slot that is looked at. */
  view: SlotView | null;
}

/** How a player came to their points, line by line. */
export function PointsBreakdown({ editor, view }: PointsBreakdownProps) {
  const t = useLineupChangeWords();
  const player = view?.entry.player;
  return (
    <Dialog
      open={view !== null}
      onClose={editor.picker.close}
      title={player ? t.breakdown(player.full_name) : ''}
      description={view && `${t.positions[view.position]} · ${view.entry.player.team.name}`}
      closeLabel={t.close}
    >
      {view && <Lines view={view} />}
      {view && <StoppedNote view={view} />}
      {view && editor.isLocked(view) && <Note>{lockWords(editor, view, t)}</Note>}
    </Dialog>
  );
}

/** What becomes of a player's points whose match was stopped (rules R6.2, R6.3). */
function StoppedNote({ view }: { view: SlotView }) {
  const t = useLineupChangeWords();
  const { player } = view.entry;
  const stopped = stoppedMatch(player);
  if (!stopped) return null;
  return <Note>{stoppageOf(stopped) === 'waits' ? t.waits(stopped) : t.voided(stopped)}</Note>;
}

/** Why the slot cannot be changed: the room's lock, or that of their own match. */
function lockWords({ late, lineup }: LineupEditorState, { entry }: SlotView, t: LineupChangeMessages): string {
  const at = late ? entry.player.match?.lock_at : lineup?.lock_at;
  return t.closedAt(at ? t.time(at) : '');
}

function Lines({ view }: { view: SlotView }) {
  const t = useLineupChangeWords();
  const { breakdown, points, provisional, corrected_points } = view.entry;
  return (
    <>
      {breakdown.length === 0 && <Note>{t.noPoints}</Note>}
      <Table>
        {breakdown.map(({ code, label, count, points: earned }) => [
          <dt key={code}>
            {t.fromServer(label)}
            {count > 1 && <small>{t.times(count)}</small>}
          </dt>,
          <dd key={`${code}-points`}>{signed(earned)}</dd>,
        ])}
        <dt data-total>{t.breakdownTotal}</dt>
        <dd data-total>
          <PointsBadge points={points} size="l" />
        </dd>
      </Table>
      {provisional && <Note>{t.provisionalNote}</Note>}
      {corrected_points !== undefined && <Note>{t.corrected(corrected_points)}</Note>}
    </>
  );
}
