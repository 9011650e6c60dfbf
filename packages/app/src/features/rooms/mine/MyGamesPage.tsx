import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import type { SalaCompe } from '@arma11/core/contract';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { LIVE_MS, pointsInterval } from '../../../page/liveInterval';
import { PagedRows } from '../../../page/PagedRows';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';

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
      <PagedRows query={query} height={192} empty={empty} keyOf={({ id }) => id}>
        {(entry) => <EntryRow entry={entry} />}
      </PagedRows>
    </Block>
  );
}

function Past() {
  const query = useInfiniteQuery(compeQueries.history(useClient()));
  const empty = <EmptyState drawing="whistle" text={t.noPast} />;
  return (
    <Block>
      <SectionHeading title={t.past} />
      <PagedRows query={query} height={320} empty={empty} keyOf={({ id }) => id}>
        {(entry) => <EntryRow entry={entry} over />}
      </PagedRows>
    </Block>
  );
}
