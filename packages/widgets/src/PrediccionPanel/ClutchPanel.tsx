import { usePrediWords } from '../messages/predi.es';
import { FoldedPart } from './FoldedPart';
import { ClutchSkeleton } from './clutch/ClutchSkeleton';

/** Props of ClutchPanel. */
export interface ClutchPanelProps {
  prediId: number;
  readonly: boolean;
  /** Starts open. */
  opens: boolean;
}

/**
 * Shows the tie-break question of a room (rules R9): exact score and minute of the first goal. Its content loads when
 * it is opened.
 */
export function ClutchPanel({ prediId, readonly, opens }: ClutchPanelProps) {
  const t = usePrediWords();
  return (
    <FoldedPart title={t.tie} hint={t.tieHint} opens={opens} skeleton={<ClutchSkeleton />}>
      {({ ClutchBody }) => <ClutchBody prediId={prediId} readonly={readonly} />}
    </FoldedPart>
  );
}
