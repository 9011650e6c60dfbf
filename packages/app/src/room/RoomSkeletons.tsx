import { Skeleton } from '@arma11/widgets/ui';
import { CardGrid } from '../shell/Column';

/** The height of a ticket (mock/notes.md). */
const TICKET_HEIGHT = 188;

/** Tickets that are on their way, in their real size. */
export function RoomSkeletons({ count }: { count: number }) {
  return (
    <CardGrid aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={TICKET_HEIGHT} />
      ))}
    </CardGrid>
  );
}
