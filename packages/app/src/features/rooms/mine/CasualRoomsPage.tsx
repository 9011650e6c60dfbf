import { useInfiniteQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { casualQueries } from '@arma11/core/site';
import { ButtonLink, EmptyState, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PagedList } from '../../../page/PagedList';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';
import { MyRooms } from '../../../room/MyRooms';

const t = es.casual.mine;

/** `/play/casual/salas/`: the player's F6 rooms, those in play and those that are over. */
export function CasualRoomsPage() {
  // How many rows come above is not known before: what is below waits, or they would push it down.
  const { isPending } = useInfiniteQuery(casualQueries.mine(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Running />
      {!isPending && <Past />}
    </>
  );
}

function Running() {
  const query = useInfiniteQuery(casualQueries.mine(useClient()));
  const find = <ButtonLink href="/play/casual/join">{t.find}</ButtonLink>;
  return (
    <Block>
      <SectionHeading title={t.running} more={{ href: '/play/casual/join', label: t.find }} />
      <PagedList query={query} height={192} empty={<EmptyState drawing="ticket" text={t.none} action={find} />}>
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
  const query = useInfiniteQuery(casualQueries.past(useClient()));
  return (
    <Block>
      <SectionHeading title={t.past} />
      <PagedList query={query} height={192} empty={<EmptyState drawing="whistle" text={t.nonePast} />}>
        {(entries) => (
          <MyRooms label={t.past} items={entries} keyOf={({ id }) => id} over>
            {(entry, row) => <EntryRow entry={entry} row={row} over />}
          </MyRooms>
        )}
      </PagedList>
    </Block>
  );
}
