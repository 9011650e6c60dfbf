import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskEntry } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Field, Link, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorEntriesEs } from '../../../messages/operadorEntries.es';
import { QuerySection } from '../../../page/QuerySection';
import { Filters } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';

const t = operadorEntriesEs;
const PAGE = 100;

const Find = styled(Filters)`
  margin-bottom: 16px;
`;

const columns: readonly Column<DeskEntry>[] = [
  { head: t.columns.place, figure: true, cell: ({ position }) => position ?? operadorEs.list.none },
  {
    head: t.columns.player,
    cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link>,
  },
  { head: t.columns.points, figure: true, cell: ({ points }) => points ?? operadorEs.list.none },
  {
    head: t.columns.prize,
    figure: true,
    cell: ({ prize }) => (prize ? operadorEs.coins(prize) : operadorEs.list.none),
  },
  { head: t.columns.fee, cell: ({ gift, fee }) => (gift ? t.gift : operadorEs.fee(fee)) },
  { head: t.columns.joined, cell: ({ joined_at }) => formatKickoff(joined_at) },
  {
    head: t.columns.entry,
    cell: ({ entry, points, username }) => (
      <Link href={`/operador/inscripciones/${entry}`} aria-label={`${t.why(points)} ${username}`}>
        {t.why(points)}
      </Link>
    ),
  },
];

/** Who plays in a room, a hundred at a time, each with the way to what their points are made of. */
export function Entries({ room }: { room: number }) {
  const [q, find] = useState('');
  const [page, go] = useState(1);
  const query = useQuery({
    ...deskQuery(useClient(), 'roomEntries', { room, page, ...(q.trim() ? { q: q.trim() } : {}) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <SectionHeading title={t.title} />
      <Find role="search">
        <Field
          label={t.find}
          type="search"
          value={q}
          onChange={({ target }) => {
            find(target.value);
            go(1);
          }}
        />
      </Find>
      <QuerySection query={query} skeleton={<Skeleton height={240} top={16} />}>
        {({ count, results }) => (
          <>
            <DeskTable
              label={t.list}
              columns={columns}
              rows={results}
              keyOf={({ entry }) => entry}
              empty={q.trim() ? t.noneFound : t.none}
              first={PAGE}
            />
            {count > PAGE && <Pages page={page} pages={Math.ceil(count / PAGE)} go={go} />}
          </>
        )}
      </QuerySection>
    </section>
  );
}

function Pages({ page, pages, go }: { page: number; pages: number; go: (page: number) => void }) {
  return (
    <ButtonRow>
      {page > 1 && (
        <Button kind="secondary" onClick={() => go(page - 1)}>
          {t.previous}
        </Button>
      )}
      <span>{t.page(page, pages)}</span>
      {page < pages && (
        <Button kind="secondary" onClick={() => go(page + 1)}>
          {t.next}
        </Button>
      )}
    </ButtonRow>
  );
}
