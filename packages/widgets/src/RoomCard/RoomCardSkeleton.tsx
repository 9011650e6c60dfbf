import { useRoomCardWords } from '../messages/roomCard.es';
import { TextBase } from '../theme';
import { Filler } from '../ui/Filler';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PrediBody, PrediBox, PrediHead, PrediRow, Strip } from './PrediCard.styles';
import type { CardKind } from './roomFacts';
import { TicketBody, TicketBox, TicketHead } from './Ticket.styles';
import { Stub } from './TicketStub.styles';

/** A room that is loading, in the box of the room that will come. */
export function RoomCardSkeleton({ kind }: { kind: CardKind }) {
  const t = useRoomCardWords();
  return (
    <TextBase part="skeleton" aria-busy="true">
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      {kind === 'predi' ? <PrediSkeleton /> : <TicketSkeleton />}
    </TextBase>
  );
}

function TicketSkeleton() {
  return (
    <TicketBox data-quiet="true" aria-hidden="true">
      <TicketBody>
        <TicketHead>
          <Skeleton width={36} height={36} round />
          <div>
            <Skeleton width="84%" height={16} />
            <Skeleton width="46%" height={11} top={7} />
          </div>
        </TicketHead>
        <Skeleton width="44%" height={11} top={4} />
        <Skeleton width="66%" height={33} top={7} />
        <Skeleton height={8} top={15} />
        <PrediRow>
          <Skeleton width={64} height={14} top={12} />
          <Skeleton width={56} height={14} top={12} />
        </PrediRow>
      </TicketBody>
      <Stub>
        <Skeleton width={52} height={12} top={3} />
        <Skeleton width={80} height={30} top={8} />
        <Filler />
        <Skeleton width={88} height={48} />
      </Stub>
    </TicketBox>
  );
}

function PrediSkeleton() {
  return (
    <PrediBox aria-hidden="true">
      <Strip>
        <li>
          <Skeleton width={60} height={27} />
        </li>
        <li>
          <Skeleton width={60} height={27} />
        </li>
        <li>
          <Skeleton width={60} height={27} />
        </li>
      </Strip>
      <PrediBody>
        <PrediHead>
          <div>
            <Skeleton width="62%" height={18} top={2} />
            <Skeleton width="38%" height={11} top={8} />
          </div>
        </PrediHead>
        <PrediRow>
          <div>
            <Skeleton width={130} height={11} top={3} />
            <Skeleton width={150} height={36} top={8} />
          </div>
          <div>
            <Skeleton width={84} height={40} />
          </div>
        </PrediRow>
        <PrediRow>
          <div>
            <Skeleton width={140} height={12} />
            <Skeleton width={110} height={14} top={6} />
          </div>
          <Skeleton width={108} height={48} />
        </PrediRow>
      </PrediBody>
    </PrediBox>
  );
}
