import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { walletQueries, type MovementFilter } from '@arma11/core/site';
import { Button, ButtonLink, EmptyState, ErrorBlock, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { Rows } from '../../../page/Rows';
import { useWide } from '../../../page/useWide';
import { CsvButton } from './CsvButton';
import { isBackwards, movementFilter, movementQuery } from './movementFilter';
import { MovementFilters } from './MovementFilters';
import { MovementRow } from './MovementRow';
import { MovementTable } from './MovementTable';

const t = es.wallet.movements;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 16px;
`;

/** What came in and went out, newest first, by type and days; the same choice as a file for spreadsheets. */
export function Movements() {
  const [query, setQuery] = useSearchParams();
  const filter = movementFilter(query);
  const change = (next: MovementFilter) => setQuery(movementQuery(next), { replace: true, preventScrollReset: true });
  return (
    <Block>
      <SectionHeading title={t.title} />
      <MovementFilters filter={filter} onChange={change} />
      {!isBackwards(filter) && <MovementList filter={filter} onClear={() => change({})} />}
    </Block>
  );
}

function MovementList({ filter, onClear }: { filter: MovementFilter; onClear: () => void }) {
  const wide = useWide();
  const list = useInfiniteQuery(walletQueries.movements(useClient(), filter));
  if (!list.data && list.error)
    return <ErrorBlock text={list.error.message} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!list.data) return <Skeleton height={68 * 6} />;
  const rows = list.data.pages.flatMap(({ results }) => results);
  if (rows.length === 0) return <Nothing filtered={Object.keys(filter).length > 0} onClear={onClear} />;
  return (
    <>
      {wide ? (
        <MovementTable rows={rows} />
      ) : (
        <Rows>
          {rows.map((movement) => (
            <li key={movement.id}>
              <MovementRow movement={movement} />
            </li>
          ))}
        </Rows>
      )}
      {list.isFetchNextPageError && <ErrorBlock text={list.error?.message ?? ''} />}
      <Foot>
        {list.hasNextPage && (
          <Button kind="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {es.wallet.more}
          </Button>
        )}
        <CsvButton filter={filter} />
      </Foot>
    </>
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return <EmptyState text={t.none} action={<ButtonLink href="/compe">{es.wallet.seeRooms}</ButtonLink>} />;
  const clear = (
    <Button kind="secondary" onClick={onClear}>
      {t.clear}
    </Button>
  );
  return <EmptyState drawing="ticket" text={t.noneFiltered} action={clear} />;
}
