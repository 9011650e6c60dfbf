import { formationLabel } from '@arma11/core/domain';
import { useLineupWords } from '../../messages/lineup.es';
import type { LineupEditorState } from '../model/lineupEditorState';
import { entriesOf, type SlotView } from '../model/lineupRows';
import { progressWords } from '../points/progressWords';
import { preloadSlot } from '../layers/preloadSlot';
import { pitchSpot } from './pitchSpot';
import { PitchStage } from './PitchStage';
import { Field, TechnicalArea } from './PitchView.styles';
import { SlotButton } from './SlotButton';

/** The eleven on the pitch: lines from the forwards down to the goalkeeper, and the coach in their technical area. */
export function PitchView({ editor }: { editor: LineupEditorState }) {
  const t = useLineupWords();
  const { rows, coach, formation } = editor;
  if (!formation) return null;
  const slot = (view: SlotView, spot?: string) => (
    <SlotButton
      key={view.slot}
      view={view}
      {...(spot && { spot })}
      locked={editor.isLocked(view)}
      captain={view.slot === editor.captain}
      playerProps={editor.getPlayerProps(view.slot)}
      onPointerDown={() => preloadSlot(editor, view)}
    />
  );
  return (
    <PitchStage board={boardOf(editor)} progress={progressWords(entriesOf(rows), editor.closed || editor.late, t)}>
      <Field data-formation={formation} part="pitch" role="group" aria-label={t.pitchGroup(formationLabel(formation))}>
        {[...rows].reverse().map(({ position, slots }) => (
          <div key={position} part="row" role="group" aria-label={t.lines[position]}>
            {slots.map((view) => slot(view, pitchSpot(position, view.of, view.place)))}
          </div>
        ))}
        {coach && (
          <div role="group" aria-label={t.lines[4]}>
            <TechnicalArea part="coach">
              <small aria-hidden="true">{t.coach}</small>
              {slot(coach)}
            </TechnicalArea>
          </div>
        )}
      </Field>
    </PitchStage>
  );
}

const boardOf = ({ entry }: LineupEditorState) =>
  entry ? [entry.sala.jornada_name, entry.sala_detail.league_name] : [];
