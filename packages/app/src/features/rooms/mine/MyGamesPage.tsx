import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { LIVE_MS, pointsInterval } from '../../../page/liveInterval';
import { PagedList } from '../../../page/PagedList';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';
import { MyRooms } from '../../../room/MyRooms';

const t = es.lists.games;

/** `/play/juegos-compe`: the player's lineup rooms, those in play and those that are over. */
export function MyGamesPage() {
  // How many rows come above is not known before: what is below waits, or they would push it down.
  const { isPending } = useInfiniteQuery(compeQueries.mine(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Running />
      {!isPending && <Past />}
    </>
  );
}

const moving = (entries: readonly SalaCompe[] = []) =>
  entries.some(({ sala_detail }) => pointsInterval(sala_detail) !== false) ? LIVE_MS : false;

function Running() {
  const client = useClient();
  const query = useInfiniteQuery({
    ...compeQueries.mine(client),
    refetchInterval: ({ state }) => livePace(client, moving(state.data?.pages.flatMap(({ results }) => results))),
  });
  const empty = <EmptyState drawing="ticket" text={t.none} action={<ButtonLink href="/compe">{t.see}</ButtonLink>} />;
  return (
    <Block>
      <SectionHeading title={t.running} />
      <PagedList query={query} height={192} empty={empty}>
        {(entries) => (
          <MyRooms label={t.running} items={entries} keyOf={({ id }) => id}>
            {(entry, row) => <EntryRow entry={entry} row={row} />}
          </MyRooms>
        )}
      </PagedList>
    </Block>
  );
}

function Past() {
  const query = useInfiniteQuery(compeQueries.history(useClient()));
  const empty = <EmptyState drawing="whistle" text={t.noPast} />;
  return (
    <Block>
      <SectionHeading title={t.past} />
      <PagedList query={query} height={320} empty={empty}>
        {(entries) => (
          <MyRooms label={t.past} items={entries} keyOf={({ id }) => id} over>
            {(entry, row) => <EntryRow entry={entry} row={row} over />}
          </MyRooms>
        )}
      </PagedList>
    </Block>
  );
}
