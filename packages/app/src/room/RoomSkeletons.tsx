import { RoomCardSkeleton, type CardKind } from '@arma11/widgets';
import { CardGrid } from '../page/Column';

/** Tickets that are on their way, in their real size. */
export function RoomSkeletons({ kind, count }: { kind: CardKind; count: number }) {
  return (
    <CardGrid aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <RoomCardSkeleton key={index} kind={kind} />
      ))}
    </CardGrid>
  );
}
