import { useState, type SubmitEvent } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { DeskUser } from '@arma11/core/back-office';
import { limaDay } from '@arma11/core/domain';
import { Button, Field, Link, SelectField, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../../messages/operador.es';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { DeskPage, Filters } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { DeskTable, type Column } from '../../../page/DeskTable';
import { useFilter } from '../desk/useFilter';

const t = operadorPeopleEs.users;
const FIRST = 50;
const MOST = 500;
const ANY = { value: '', label: t.any };
const ROLES = [ANY, ...Object.entries(operadorEs.role).map(([value, label]) => ({ value, label }))];
const STATES = [ANY, ...Object.entries(t.states).map(([value, label]) => ({ value, label }))];

const columns: readonly Column<DeskUser>[] = [
  { head: t.columns.id, cell: ({ user }) => user },
  { head: t.columns.name, cell: ({ user, username }) => <Link href={`/operador/usuarios/${user}`}>{username}</Link> },
  { head: t.columns.email, cell: ({ email }) => email },
  { head: t.columns.role, cell: ({ role }) => operadorEs.role[role as keyof typeof operadorEs.role] ?? role },
  {
    head: t.columns.state,
    cell: ({ state }) => <StateMark data-tone={state ? 'bad' : 'good'}>{state ? t.states[state] : t.fine}</StateMark>,
  },
  { head: t.columns.saldo, figure: true, cell: ({ saldo }) => operadorEs.coins(saldo) },
  { head: t.columns.since, cell: ({ created_at }) => limaDay(created_at) },
];

/** Players by a part of their name, e-mail or phone, newest first. */
export function UsersPage() {
  const [q, find] = useFilter('q');
  const [role, chooseRole] = useFilter('rol');
  const [state, chooseState] = useFilter('estado');
  const [limit, setLimit] = useState(FIRST);
  const input = { ...(q ? { q } : {}), ...(role ? { role } : {}), ...(state ? { state } : {}), limit };
  const query = useQuery({ ...deskQuery(useClient(), 'userList', input), placeholderData: keepPreviousData });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLimit(FIRST);
    find(String(new FormData(event.currentTarget).get('q')).trim());
  };
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <form onSubmit={submit} role="search">
        <Filters>
          <Field key={q} label={t.find} type="search" name="q" defaultValue={q} maxLength={80} />
          <SelectField label={t.role} value={role} options={ROLES} onChange={(e) => chooseRole(e.target.value)} />
          <SelectField label={t.state} value={state} options={STATES} onChange={(e) => chooseState(e.target.value)} />
          <Button type="submit" icon="search">
            {t.search}
          </Button>
        </Filters>
      </form>
      <QuerySection query={query} skeleton={<Skeleton height={480} />}>
        {(users) => (
          <div>
            <DeskTable label={t.list} columns={columns} rows={users} keyOf={({ user }) => user} empty={t.none} />
            {users.length === limit && limit < MOST && (
              <Button kind="ghost" wide pending={query.isFetching} onClick={() => setLimit(Math.min(limit * 2, MOST))}>
                {t.more}
              </Button>
            )}
          </div>
        )}
      </QuerySection>
    </DeskPage>
  );
}
