import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { casualQueries } from '@arma11/core/site';
import type { RoomOffer } from '@arma11/core/contract';
import { Button, ButtonLink, Chip, ChipRow, EmptyState, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { WIDE } from '../../../page/useWide';
import { OpenRooms } from '../../../room/OpenRooms';
import { OpenRoomSkeletons } from '../../../room/OpenRoomSkeletons';
import { SalaCard } from '../../../room/SalaCard';

const t = es.casual.join;

const Chips = styled(ChipRow)`
  margin: 0 -16px 8px;

  @media ${WIDE} {
    margin-inline: 0;
    padding-inline: 0;
  }
`;

type Price = 'gratis' | 'pago' | null;

const priceOf = (value: string | null): Price => (value === 'gratis' || value === 'pago' ? value : null);

const costs = (price: Price, { amount_ins }: RoomOffer) =>
  price === null || (price === 'gratis') === (amount_ins === 0);

/** `/play/casual/join`: the open rooms of casual F6. */
export function CasualJoinPage() {
  const [query, setQuery] = useSearchParams();
  const price = priceOf(query.get('precio'));
  const rooms = useQuery(casualQueries.rooms(useClient()));
  const choose = (next: Price) => setQuery(next ? { precio: next } : {}, { replace: true });
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <Chips role="group" aria-label={t.filter}>
          <Chip pressed={price === null} onClick={() => choose(null)}>
            {t.all}
          </Chip>
          <Chip pressed={price === 'gratis'} onClick={() => choose('gratis')}>
            {t.free}
          </Chip>
          <Chip pressed={price === 'pago'} onClick={() => choose('pago')}>
            {t.paid}
          </Chip>
        </Chips>
        <VisuallyHidden as="h2">{t.rooms}</VisuallyHidden>
        <QuerySection query={rooms} skeleton={<OpenRoomSkeletons kind="casual" count={3} />}>
          {(all) => <RoomList all={all} price={price} onClear={() => choose(null)} />}
        </QuerySection>
      </Block>
      {!rooms.isPending && (
        <Block>
          <ButtonLink kind="ghost" href="/play/casual/salas/" iconEnd="chevronRight">
            {t.mine}
          </ButtonLink>
        </Block>
      )}
    </>
  );
}

function RoomList({ all, price, onClear }: { all: readonly RoomOffer[]; price: Price; onClear: () => void }) {
  const shown = all.filter((room) => costs(price, room));
  if (all.length === 0)
    return <EmptyState drawing="ticket" text={t.none} action={<ButtonLink href="/compe">{t.eleven}</ButtonLink>} />;
  if (shown.length === 0)
    return (
      <EmptyState
        drawing="ticket"
        text={t.noneHere}
        action={
          <Button kind="secondary" onClick={onClear}>
            {t.clear}
          </Button>
        }
      />
    );
  return (
    <OpenRooms label={t.rooms} rooms={shown} keyOf={({ sala }) => sala}>
      {(room, face) => <SalaCard room={room} face={face} />}
    </OpenRooms>
  );
}
