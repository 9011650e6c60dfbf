import { useInfiniteQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import { prediRoomQueries } from '@arma11/core/site';
import type { PrediRoom } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { LIVE_MS, pointsInterval } from '../../../page/liveInterval';
import { PagedList } from '../../../page/PagedList';
import { PageHead } from '../../../page/PageHead';
import { MyRooms } from '../../../room/MyRooms';
import { EndedPrediRow } from './EndedPrediRow';
import { RunningPrediRow } from './RunningPrediRow';

const t = es.lists.predis;

/** `/play/juegos-predi`: the player's prediction rooms, those in play and those that are over. */
export function MyPredictionsPage() {
  // How many rows come above is not known before: what is below waits, or they would push it down.
  const { isPending } = useInfiniteQuery(prediQueries.mine(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Running />
      {!isPending && <Past />}
    </>
  );
}

const moving = (rooms: readonly PrediRoom[] = []) =>
  rooms.some((room) => pointsInterval(room) !== false) ? LIVE_MS : false;

function Running() {
  const client = useClient();
  const query = useInfiniteQuery({
    ...prediQueries.mine(client),
    refetchInterval: ({ state }) => livePace(client, moving(state.data?.pages.flatMap(({ results }) => results))),
  });
  const see = <ButtonLink href="/predi/ins">{t.see}</ButtonLink>;
  return (
    <Block>
      <SectionHeading title={es.lists.games.running} />
      <PagedList query={query} height={192} empty={<EmptyState drawing="ticket" text={t.none} action={see} />}>
        {(rooms) => (
          <MyRooms label={es.lists.games.running} items={rooms} keyOf={({ id }) => id}>
            {(room, row) => <RunningPrediRow room={room} row={row} />}
          </MyRooms>
        )}
      </PagedList>
    </Block>
  );
}

function Past() {
  const query = useInfiniteQuery(prediRoomQueries.past(useClient()));
  const empty = <EmptyState drawing="whistle" text={t.noPast} />;
  return (
    <Block>
      <SectionHeading title={es.lists.games.past} />
      <PagedList query={query} height={320} empty={empty}>
        {(rooms) => (
          <MyRooms label={es.lists.games.past} items={rooms} keyOf={({ predi }) => predi.id} over>
            {(past, row) => <EndedPrediRow past={past} row={row} />}
          </MyRooms>
        )}
      </PagedList>
    </Block>
  );
}
