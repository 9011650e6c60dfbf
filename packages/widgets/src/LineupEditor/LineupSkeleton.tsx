import { formationRows, playableFormations } from '@arma11/core/domain';
import { useLineupWords } from '../messages/lineup.es';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ActionRow, Layout, Toolbar } from './LineupEditor.styles';
import { Ghost } from './LineupSkeleton.styles';
import { ListSkeleton } from './list/ListSkeleton';
import { Formations } from './pitch/FormationPicker.styles';
import { pitchSpot } from './pitch/pitchSpot';
import { PitchStage } from './pitch/PitchStage';
import { Field } from './pitch/PitchView.styles';
import { BandLegend } from './points/BandLegend';
import type { View } from './TeamView';

/** Props of LineupSkeleton. */
export interface LineupSkeletonProps {
  /** What the team will be shown as. */
  view: View;
  /** Nothing will be changed: no actions are on their way. */
  readonly: boolean;
}

const LINES = formationRows('442').filter(({ position }) => position !== 4);

/** The editor while it loads: every piece in its place and size, so that nothing moves when the team arrives. */
export function LineupSkeleton({ view, readonly }: LineupSkeletonProps) {
  const t = useLineupWords();
  return (
    <div role="status" part="skeleton">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Layout aria-hidden="true">
        <Formations className="a11-formations">
          {playableFormations.map((formation) => (
            <Skeleton key={formation} width={68} height={56} />
          ))}
        </Formations>
        <Toolbar>
          <Skeleton width={120} height={20} />
          <Skeleton width={150} height={54} />
        </Toolbar>
        <div className="a11-team">{view === 'pitch' ? <GhostPitch /> : <ListSkeleton />}</div>
        {readonly ? (
          <BandLegend />
        ) : (
          <ActionRow>
            <Skeleton height={48} />
          </ActionRow>
        )}
      </Layout>
    </div>
  );
}

const GhostPitch = () => (
  <PitchStage>
    <Field data-formation="442">
      {LINES.map(({ position, slots }) =>
        slots.map((slot, index) => (
          <Ghost key={slot} data-slot={slot} data-spot={pitchSpot(position, slots.length, index + 1)} />
        )),
      )}
    </Field>
  </PitchStage>
);
