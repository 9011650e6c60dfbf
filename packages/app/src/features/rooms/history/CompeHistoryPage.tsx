import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, useClient } from '@arma11/core';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PagedList } from '../../../page/PagedList';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';
import { MyRooms } from '../../../room/MyRooms';

const t = es.compeRooms.history;

/** `/compe/mi-historial`: the player's lineup rooms that are over, newest first. */
export function CompeHistoryPage() {
  const query = useInfiniteQuery(compeQueries.history(useClient()));
  const empty = <EmptyState drawing="whistle" text={t.none} action={<ButtonLink href="/compe">{t.see}</ButtonLink>} />;
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <PagedList query={query} height={320} empty={empty}>
          {(entries) => (
            <MyRooms label={t.title} items={entries} keyOf={({ id }) => id} over>
              {(entry, row) => <EntryRow entry={entry} row={row} over />}
            </MyRooms>
          )}
        </PagedList>
      </Block>
    </>
  );
}
