import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { TestPlayer } from '@arma11/core/back-office';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { consolaEs } from '../../../messages/consola.es';
import { DeskPage } from '../../../page/DeskPage';
import { type Column, DeskTable } from '../../../page/DeskTable';
import { Note } from '../../../page/Note';
import { QuerySection } from '../../../page/QuerySection';
import { askConsole } from '../partner/askConsole';
import { consoleQuery } from '../partner/consoleQuery';
import { usePartner } from '../partner/PartnerContext';
import { useConsoleWrite } from '../partner/useConsoleWrite';
import { type TestSignIn, TestSignInDialog } from './TestSignInDialog';

const t = consolaEs.testPlayers;

/** Who plays on a partner's test pages: made here, with a password that is shown once. */
export function TestPlayersPage() {
  const { partner, test_of } = usePartner();
  return (
    <DeskPage title={t.title} lead={t.lead}>
      {test_of === null ? <Note>{t.onlyTest}</Note> : <Players key={partner} />}
    </DeskPage>
  );
}

function Players() {
  const { partner } = usePartner();
  const query = useQuery(consoleQuery(useClient(), 'testPlayers', { partner }));
  const [told, setTold] = useState<TestSignIn | null>(null);
  const create = useConsoleWrite<null, TestSignIn>(
    (client) => askConsole(client, 'createTestPlayer', { partner }),
    setTold,
  );
  const renew = useConsoleWrite<number, TestSignIn>(
    (client, user) => askConsole(client, 'renewTestPassword', { partner, user }),
    setTold,
  );
  const columns: Column<TestPlayer>[] = [
    { head: t.columns.name, cell: ({ username }) => username },
    { head: t.columns.email, cell: ({ email }) => email },
    { head: t.columns.since, cell: ({ created_at }) => es.dates.shortDay(created_at) },
    {
      head: t.columns.act,
      cell: ({ user }) => (
        <Button kind="secondary" pending={renew.pending} onClick={() => renew.run(user)}>
          {t.renew}
        </Button>
      ),
    },
  ];
  return (
    <>
      <div>
        <Button icon="plus" pending={create.pending} onClick={() => create.run(null)}>
          {t.create}
        </Button>
      </div>
      <p role="alert">{create.problem ?? renew.problem}</p>
      <QuerySection query={query} skeleton={<Skeleton height={120} />}>
        {(players) => (
          <DeskTable label={t.title} columns={columns} rows={players} keyOf={({ user }) => user} empty={t.none} />
        )}
      </QuerySection>
      {told && <TestSignInDialog told={told} onClose={() => setTold(null)} />}
    </>
  );
}
