import { usePrediWords } from '../messages/predi.es';
import type { ClutchPanelProps } from './ClutchPanel';
import { FoldedPart } from './FoldedPart';
import { ClutchSkeleton } from './clutch/ClutchSkeleton';

/** The tie-break question inside the panel (rules R9). Its content loads when it is opened. */
export function ClutchPart({ prediId, readonly, opens }: ClutchPanelProps) {
  const t = usePrediWords();
  return (
    <FoldedPart title={t.tie} hint={t.tieHint} opens={opens} skeleton={<ClutchSkeleton />}>
      {({ ClutchBody }) => <ClutchBody prediId={prediId} readonly={readonly} />}
    </FoldedPart>
  );
}
