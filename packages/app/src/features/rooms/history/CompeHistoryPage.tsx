import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, useClient } from '@arma11/core';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PagedRows } from '../../../page/PagedRows';
import { PageHead } from '../../../page/PageHead';
import { EntryRow } from '../../../room/EntryRow';

const t = es.compeRooms.history;

/** `/compe/mi-historial`: the player's lineup rooms that are over, newest first. */
export function CompeHistoryPage() {
  const query = useInfiniteQuery(compeQueries.history(useClient()));
  const empty = <EmptyState drawing="whistle" text={t.none} action={<ButtonLink href="/compe">{t.see}</ButtonLink>} />;
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <PagedRows query={query} height={320} empty={empty} keyOf={({ id }) => id}>
          {(entry) => <EntryRow entry={entry} over />}
        </PagedRows>
      </Block>
    </>
  );
}
