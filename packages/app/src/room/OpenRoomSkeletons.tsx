import type { CardKind } from '@arma11/widgets';
import { Skeleton } from '@arma11/widgets/ui';
import { useWide } from '../page/useWide';
import { RoomSkeletons } from './RoomSkeletons';

const HEAD = 44;
const ROW = 71;

/** What `OpenRooms` stands in place of: tickets on their way, or their table. */
export function OpenRoomSkeletons({ kind, count }: { kind: CardKind; count: number }) {
  const wide = useWide();
  return wide ? <Skeleton height={HEAD + count * ROW} /> : <RoomSkeletons kind={kind} count={count} />;
}
