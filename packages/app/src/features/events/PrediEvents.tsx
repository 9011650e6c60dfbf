import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { ButtonLink, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block, CardGrid } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { PrediCard } from '../../room/PrediCard';

const t = es.lists.events;

/** The prediction rooms of events: those open to all and the player's own. The others are entered with a code (rules R3.7). */
export function PrediEvents() {
  const client = useClient();
  const open = useQuery(prediQueries.listPublic(client));
  const mine = useInfiniteQuery(prediQueries.mine(client));
  const own = mine.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Block>
      <SectionHeading title={t.predictions} />
      <QuerySection query={open} skeleton={<Skeleton height={24} />}>
        {(rooms) => <Rooms rooms={ofEvents([...own, ...rooms])} />}
      </QuerySection>
      <ButtonLink kind="secondary" href="/predi/event-join">
        {t.withCode}
      </ButtonLink>
    </Block>
  );
}

function Rooms({ rooms }: { rooms: readonly PrediRoom[] }) {
  if (rooms.length === 0) return <p>{t.noPredictions}</p>;
  return (
    <CardGrid>
      {rooms.map((room) => (
        <PrediCard key={room.id} room={room} />
      ))}
    </CardGrid>
  );
}

/** Each room of an event once. */
const ofEvents = (rooms: readonly PrediRoom[]) => [
  ...new Map(rooms.filter(({ tipo }) => tipo === 'evento').map((room) => [room.id, room])).values(),
];
