import { useLongTermWords } from '../../messages/longTerm.es';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Body } from '../match/MatchPanel.styles';

/** The questions while they are loading, in the box of what will come. */
export function LongTermSkeleton() {
  const t = useLongTermWords();
  return (
    <>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Body aria-hidden="true">
        <Skeleton width={180} height={18} top={18} />
        <Skeleton height={56} top={10} />
      </Body>
    </>
  );
}
