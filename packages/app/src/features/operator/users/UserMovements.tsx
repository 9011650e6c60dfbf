import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { Movement } from '@arma11/core/contract';
import { formatKickoff } from '@arma11/core/domain';
import { Button, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { operadorEs } from '../../../messages/operador.es';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import { QuerySection } from '../../../page/QuerySection';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';

const t = operadorPeopleEs.users;
/** As many as the server gives at once. */
const PAGE = 50;

const columns: readonly Column<Movement>[] = [
  { head: t.movementColumns.at, cell: ({ created_at }) => formatKickoff(created_at) },
  { head: t.movementColumns.what, cell: ({ type }) => es.wallet.movements.types[type] },
  { head: t.movementColumns.of, cell: ({ label }) => label },
  { head: t.movementColumns.coins, figure: true, cell: ({ amount }) => operadorEs.coins(amount) },
  { head: t.movementColumns.after, figure: true, cell: ({ balance_after }) => operadorEs.coins(balance_after) },
];

/** A player's coins in and out, newest first. */
export function UserMovements({ user }: { user: number }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...deskQuery(useClient(), 'userMovements', { user, page }),
    // Each look is written into the audit: only when asked.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <SectionHeading title={t.movements} />
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {({ count, results }) => (
          <>
            <DeskTable
              label={t.movements}
              columns={columns}
              rows={results}
              keyOf={({ id }) => id}
              empty={t.noMovements}
            />
            {count > PAGE && (
              <ButtonRow>
                {page > 1 && (
                  <Button kind="ghost" onClick={() => setPage(page - 1)}>
                    {t.newer}
                  </Button>
                )}
                <p>{t.page(page, Math.ceil(count / PAGE))}</p>
                {page * PAGE < count && (
                  <Button kind="ghost" onClick={() => setPage(page + 1)}>
                    {t.older}
                  </Button>
                )}
              </ButtonRow>
            )}
          </>
        )}
      </QuerySection>
    </section>
  );
}
