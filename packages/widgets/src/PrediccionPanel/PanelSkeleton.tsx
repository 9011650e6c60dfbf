import { usePrediWords } from '../messages/predi.es';
import { Filler } from '../ui/Filler';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Keys, Question } from './markets/Market.styles';
import { Head, HeadText } from './match/MatchHead.styles';
import { Body, Panel } from './match/MatchPanel.styles';
import { NoticeRow, ProgressRow } from './PanelStatus.styles';
import { Bar, Fact } from './SaveBar.styles';
import { Board, Middle, Side } from './match/Scoreboard.styles';

/** A room that is loading, in the boxes of what will come: bar, progress, one open match, two more. */
export function PanelSkeleton() {
  const t = usePrediWords();
  return (
    <div part="skeleton">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <Bar>
          <Fact>
            <Skeleton width={52} height={13} top={2} />
            <Skeleton width={66} height={24} top={5} />
          </Fact>
          <Fact>
            <Skeleton width={44} height={13} top={2} />
            <Skeleton width={92} height={24} top={5} />
          </Fact>
          <Filler />
          <Skeleton width={92} height={48} />
        </Bar>
        <ProgressRow>
          <span>
            <Skeleton width={136} height={16} />
          </span>
          <div>
            <Skeleton height={8} />
          </div>
        </ProgressRow>
        <NoticeRow>
          <Skeleton width={170} height={12} />
        </NoticeRow>
        <OpenMatchSkeleton />
        <ClosedMatchSkeleton />
        <ClosedMatchSkeleton />
      </div>
    </div>
  );
}

function OpenMatchSkeleton() {
  return (
    <Panel as="div">
      <Head>
        <HeadText>
          <Skeleton width={120} height={15} />
          <Skeleton width={180} height={12} top={7} />
        </HeadText>
      </Head>
      <Board>
        <Club />
        <Middle>
          <Skeleton width={88} height={36} />
          <Skeleton width={64} height={12} />
        </Middle>
        <Club />
      </Board>
      <Body>
        <KeysSkeleton keys={3} />
        <KeysSkeleton keys={2} />
      </Body>
    </Panel>
  );
}

function Club() {
  return (
    <Side>
      <Skeleton width={56} height={56} round />
      <Skeleton width={84} height={18} top={10} />
    </Side>
  );
}

function KeysSkeleton({ keys }: { keys: 2 | 3 }) {
  return (
    <Question>
      <Skeleton width={130} height={18} />
      <Keys data-columns={keys}>
        {Array.from({ length: keys }, (_, key) => (
          <Skeleton key={key} height={64} top={10} />
        ))}
      </Keys>
    </Question>
  );
}

function ClosedMatchSkeleton() {
  return (
    <Panel as="div">
      <Head data-open="false">
        <Skeleton width={64} height={36} />
        <HeadText>
          <Skeleton width={150} height={18} />
          <Skeleton width={110} height={12} top={7} />
        </HeadText>
      </Head>
    </Panel>
  );
}
