import { useLongTermWords } from '../messages/longTerm.es';
import { FoldedPart } from './FoldedPart';
import { LongTermSkeleton } from './longTerm/LongTermSkeleton';

/** Props of LongTermPanel. */
export interface LongTermPanelProps {
  prediId: number;
  joined: boolean;
  readonly: boolean;
  /** Starts open. */
  opens: boolean;
}

/** Shows a room's questions about the competition as a whole (rules R17.5). Its content loads when it is opened. */
export function LongTermPanel({ prediId, joined, readonly, opens }: LongTermPanelProps) {
  const t = useLongTermWords();
  return (
    <FoldedPart title={t.title} hint={t.hint} opens={opens} skeleton={<LongTermSkeleton />}>
      {({ LongTermBody }) => <LongTermBody prediId={prediId} joined={joined} readonly={readonly} />}
    </FoldedPart>
  );
}
