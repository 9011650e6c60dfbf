import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { compeQueries, salasQueries, useClient } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
import { Button, EmptyState, ErrorBlock, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { HelpLink } from '../../../page/HelpLink';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';
import { MyRooms } from '../../../room/MyRooms';
import { OpenRooms } from '../../../room/OpenRooms';
import { OpenRoomSkeletons } from '../../../room/OpenRoomSkeletons';
import { SalaCard } from '../../../room/SalaCard';
import { arrange, lobbyChoice, lobbyQuery, serverFilter, type LobbyChoice } from './lobbyFilter';
import { LobbyFilters } from './LobbyFilters';

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 16px;
`;

/** `/compe`: the player's rooms in play, and the open ones with their filters. */
export function LobbyPage() {
  const mine = useInfiniteQuery(compeQueries.mine(useClient()));
  return (
    <>
      <PageHead title={es.compe.title} lead={es.compe.lead} />
      {mine.isPending ? (
        // The player's own rooms stand above the others: nothing is shown that they would push down.
        <Block>
          <OpenRoomSkeletons kind="compe" count={3} />
        </Block>
      ) : (
        <>
          <MySalas entries={mine.data?.pages.flatMap(({ results }) => results) ?? []} />
          <OpenSalas />
          <HelpLink game="compe" />
        </>
      )}
    </>
  );
}

function OpenSalas() {
  const [query, setQuery] = useSearchParams();
  const choice = lobbyChoice(query);
  const change = (next: LobbyChoice) => setQuery(lobbyQuery(next), { replace: true });
  return (
    <Block>
      <SectionHeading title={es.compe.open} />
      <LobbyFilters choice={choice} onChange={change} />
      <SalaList choice={choice} onChange={change} onClear={() => setQuery({}, { replace: true })} />
    </Block>
  );
}

interface SalaListProps {
  choice: LobbyChoice;
  onChange: (choice: LobbyChoice) => void;
  onClear: () => void;
}

function SalaList({ choice, onChange, onClear }: SalaListProps) {
  const client = useClient();
  const rooms = useInfiniteQuery(salasQueries.filter(client, serverFilter(choice)));
  const { data, error, hasNextPage, isFetchingNextPage } = rooms;
  if (!data && error) return <ErrorBlock text={error.message} onRetry={() => void rooms.refetch()} />;
  if (!data) return <OpenRoomSkeletons kind="compe" count={4} />;
  const shown = arrange(
    data.pages.flatMap(({ results }) => results),
    choice,
    client.serverNow(),
  );
  if (shown.length === 0 && !hasNextPage) return <Nothing onClear={onClear} />;
  return (
    <>
      <OpenRooms
        label={es.compe.open}
        rooms={shown}
        keyOf={({ sala }) => sala}
        order={choice.sort}
        onOrder={(sort) => onChange({ ...choice, sort })}
      >
        {(room, face) => <SalaCard room={room} face={face} />}
      </OpenRooms>
      {hasNextPage && (
        <Foot>
          <Button kind="secondary" pending={isFetchingNextPage} onClick={() => void rooms.fetchNextPage()}>
            {es.compe.more}
          </Button>
        </Foot>
      )}
    </>
  );
}

function Nothing({ onClear }: { onClear: () => void }) {
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {es.compe.clear}
    </Button>
  );
  return <EmptyState drawing="ticket" text={es.compe.none} action={clear} />;
}

/** The player's lineup rooms that are not over; nothing while there is none. */
function MySalas({ entries }: { entries: readonly SalaCompe[] }) {
  if (entries.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.compe.mine} />
      <MyRooms label={es.compe.mine} items={entries} keyOf={({ id }) => id}>
        {(entry, row) => <EntryRow entry={entry} row={row} />}
      </MyRooms>
    </Block>
  );
}
