import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { partidosQueries, prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import {
  Button,
  ButtonLink,
  Chip,
  ChipRow,
  EmptyState,
  SectionHeading,
  SelectField,
  VisuallyHidden,
} from '@arma11/widgets/ui';
import { MatchRow } from '../../../match/MatchRow';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { WIDE } from '../../../page/useWide';
import { PrediCard } from '../../../room/PrediCard';
import { OpenRooms } from '../../../room/OpenRooms';
import { OpenRoomSkeletons } from '../../../room/OpenRoomSkeletons';
import { ROOM_ORDERS, roomOrder, type RoomOrder } from '../../../room/roomOrder';
import { arrange, LOW_FEE, PRICES, publicChoice, publicQuery, type PublicChoice } from './publicFilter';
import { useFeeWords } from './useFeeWords';

const t = es.predi;
const SORT_LABELS = { pronto: t.sort.soon, premio: t.sort.prize, llena: t.sort.full, entrada: t.sort.fee };

const Filters = styled.div`
  margin-bottom: 16px;

  & > [role='group'] {
    margin-inline: -16px;
  }

  & > :last-child {
    max-width: 260px;
  }

  @media ${WIDE} {
    & > [role='group'] {
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`;

/** `/predi/ins`: the public prediction rooms, of one match when the address names it. */
export function PublicRoomsPage() {
  const client = useClient();
  const [query, setQuery] = useSearchParams();
  const choice = publicChoice(query);
  const low = useFeeWords().one(LOW_FEE);
  const priceLabels = { gratis: t.filters.free, bajo: t.filters.low(low), alto: t.filters.high(low) };
  const rooms = useQuery(prediQueries.listPublic(client, choice.match ? { match: choice.match } : {}));
  const change = (next: Partial<PublicChoice>) => setQuery(publicQuery({ ...choice, ...next }), { replace: true });
  return (
    <>
      <PageHead title={t.listTitle} lead={t.listLead} />
      {choice.match && <ChosenMatch id={choice.match} />}
      <Block>
        <Filters>
          <ChipRow role="group" aria-label={t.filters.label}>
            <Chip pressed={choice.price === null} onClick={() => change({ price: null })}>
              {t.filters.all}
            </Chip>
            {PRICES.map((price) => (
              <Chip key={price} pressed={choice.price === price} onClick={() => change({ price })}>
                {priceLabels[price]}
              </Chip>
            ))}
          </ChipRow>
          <SelectField
            label={t.sort.label}
            value={choice.sort}
            options={ROOM_ORDERS.map((value) => ({ value, label: SORT_LABELS[value] }))}
            onChange={({ target }) => change({ sort: roomOrder(target.value) })}
          />
        </Filters>
        <VisuallyHidden as="h2">{t.openRooms}</VisuallyHidden>
        <QuerySection query={rooms} skeleton={<OpenRoomSkeletons kind="predi" count={4} />}>
          {(list) => (
            <RoomList
              rooms={arrange(list, choice)}
              order={choice.sort}
              onOrder={(sort) => change({ sort })}
              onClear={() => setQuery({}, { replace: true })}
            />
          )}
        </QuerySection>
      </Block>
    </>
  );
}

interface RoomListProps {
  rooms: PrediRoom[];
  order: RoomOrder;
  onOrder: (order: RoomOrder) => void;
  onClear: () => void;
}

function RoomList({ rooms, order, onOrder, onClear }: RoomListProps) {
  if (rooms.length > 0)
    return (
      <OpenRooms label={t.openRooms} rooms={rooms} keyOf={({ id }) => id} order={order} onOrder={onOrder}>
        {(room, face) => <PrediCard room={room} face={face} />}
      </OpenRooms>
    );
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {t.clear}
    </Button>
  );
  return <EmptyState drawing="ticket" text={t.none} action={clear} />;
}

function ChosenMatch({ id }: { id: number }) {
  const query = useQuery(partidosQueries.match(useClient(), id));
  return (
    <Block>
      <SectionHeading title={t.forMatch} />
      <QuerySection query={query} optional skeleton={null}>
        {(match) => (
          <Rows>
            <li>
              <MatchRow match={match} href={`/predi/ins?match=${id}`} />
            </li>
          </Rows>
        )}
      </QuerySection>
      <ButtonLink kind="ghost" href="/predi/ins">
        {t.allMatches}
      </ButtonLink>
    </Block>
  );
}
