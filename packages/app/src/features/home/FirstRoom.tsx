import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { salasQueries, useClient } from '@arma11/core';
import type { RoomOffer } from '@arma11/core/contract';
import { hasJoined, isClosed } from '@arma11/core/domain';
import { token } from '@arma11/widgets/theme';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { RoomSkeletons } from '../../room/RoomSkeletons';
import { SalaCard } from '../../room/SalaCard';
import { PrediHighlights } from './PrediHighlights';

const Lead = styled.p`
  margin: 0 0 12px;
  color: ${token('colorTextMuted')};
`;

const Narrow = styled.div`
  max-width: 560px;
`;

const FREE = { tipo: '1', min_price: 0, max_price: 0 } as const;

/** A free room for who plays in none yet: one tap on its ticket and they have an eleven. Where there is none, what others see here. */
export function FirstRoom() {
  const { data, isPending } = useInfiniteQuery(salasQueries.filter(useClient(), FREE));
  const room = data?.pages[0]?.results.filter(isOpen).sort(soonestFirst)[0];
  if (!isPending && !room) return <PrediHighlights />;
  return (
    <Block>
      <SectionHeading title={es.home.firstRoom} />
      <Lead>{es.home.firstRoomLead}</Lead>
      <Narrow>{room ? <SalaCard room={room} /> : <RoomSkeletons kind="compe" count={1} />}</Narrow>
    </Block>
  );
}

const isOpen = (room: RoomOffer) => !isClosed(room) && !hasJoined(room) && room.num_players < room.max_players;
const soonestFirst = (a: RoomOffer, b: RoomOffer) => Date.parse(a.lock_at) - Date.parse(b.lock_at);
