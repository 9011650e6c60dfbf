import type { SubmitEvent } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '@arma11/core';
import type { DeskAudit } from '@arma11/core/back-office';
import { formatKickoff } from '@arma11/core/domain';
import { Button, Field, Skeleton } from '@arma11/widgets/ui';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import { QuerySection } from '../../../page/QuerySection';
import { askDesk } from '../desk/askDesk';
import { Changes } from '../desk/Changes';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { DESK_KEY } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { auditSentence } from './auditSentence';

const t = operadorPeopleEs.audit;
const PAGE = 25;

const columns: readonly Column<DeskAudit>[] = [
  { head: t.columns.id, cell: ({ id }) => id },
  { head: t.columns.at, cell: ({ at }) => formatKickoff(at) },
  { head: t.columns.what, cell: auditSentence },
  { head: t.columns.change, cell: ({ before, after }) => <Changes before={before} after={after} /> },
  { head: t.columns.why, cell: ({ reason }) => reason },
];

interface Filter {
  target?: string;
  action?: string;
  actor?: number;
}

function filterOf(search: URLSearchParams): Filter {
  const [target, action, actor] = ['a', 'que', 'quien'].map((name) => search.get(name) ?? '');
  return { ...(target && { target }), ...(action && { action }), ...(Number(actor) > 0 && { actor: Number(actor) }) };
}

/** The audit, 25 rows at a time. */
function useAudit(filter: Filter) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: [...DESK_KEY, 'auditList', filter] as const,
    queryFn: ({ signal, pageParam }) =>
      askDesk(
        client,
        'auditList',
        { ...filter, limit: PAGE, ...(pageParam > 0 ? { before: pageParam } : {}) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?.id : undefined),
  });
}

/** Who did what at the desk, to what, and why. */
export function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const query = useAudit(filterOf(search));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = [...new FormData(event.currentTarget)].map(([name, text]) => [name, String(text).trim()] as const);
    setSearch(Object.fromEntries(written.filter(([, text]) => text !== '')), { replace: true });
  };
  const begins = (name: string) => ({ name, defaultValue: search.get(name) ?? '' });
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <form key={search.toString()} onSubmit={submit} role="search">
        <Filters>
          <Field label={t.target} placeholder={t.targetHint} {...begins('a')} />
          <Field label={t.action} placeholder={t.actionHint} {...begins('que')} />
          <Field label={t.actor} type="number" min={1} inputMode="numeric" {...begins('quien')} />
          <Button type="submit" icon="search">
            {t.filter}
          </Button>
        </Filters>
      </form>
      <QuerySection query={query} skeleton={<Skeleton height={480} />}>
        {({ pages }) => (
          <div>
            <DeskTable
              key={pages.length}
              label={t.list}
              columns={columns}
              rows={pages.flat()}
              first={pages.length * PAGE}
              keyOf={({ id }) => id}
              empty={t.none}
            />
            {query.hasNextPage && (
              <Button
                kind="secondary"
                wide
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t.older}
              </Button>
            )}
          </div>
        )}
      </QuerySection>
    </DeskPage>
  );
}
