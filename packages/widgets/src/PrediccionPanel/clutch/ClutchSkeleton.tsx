import { usePrediWords } from '../../messages/predi.es';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Body } from '../match/MatchPanel.styles';
import { Board } from '../match/Scoreboard.styles';

/** The tie question while it is loading, in the box of what will come. */
export function ClutchSkeleton() {
  const t = usePrediWords();
  return (
    <>
      <VisuallyHidden role="status">{t.tieLoading}</VisuallyHidden>
      <Board aria-hidden="true">
        <svg width={1} height={96} />
      </Board>
      <Body aria-hidden="true">
        <Skeleton width={150} height={18} top={18} />
        <Skeleton height={56} top={10} />
        <Skeleton width={170} height={18} top={22} />
        <Skeleton height={56} top={10} />
        <Skeleton width={180} height={48} top={18} />
      </Body>
    </>
  );
}
