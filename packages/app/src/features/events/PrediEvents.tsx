import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { ButtonLink, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { OpenRooms } from '../../room/OpenRooms';
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
    <OpenRooms label={t.predictions} rooms={rooms} keyOf={({ id }) => id}>
      {(room, face) => <PrediCard room={room} face={face} />}
    </OpenRooms>
  );
}

/** Each room of an event once. */
const ofEvents = (rooms: readonly PrediRoom[]) => [
  ...new Map(rooms.filter(({ tipo }) => tipo === 'evento').map((room) => [room.id, room])).values(),
];
