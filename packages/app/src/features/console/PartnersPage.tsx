import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useClient } from '@arma11/core';
import type { ConsolePartner } from '@arma11/core/back-office';
import { Button, Card, Link, Skeleton } from '@arma11/widgets/ui';
import { consolaEs } from '../../messages/consola.es';
import { DeskPage } from '../../page/DeskPage';
import { type Column, DeskTable } from '../../page/DeskTable';
import { QuerySection } from '../../page/QuerySection';
import { askConsole } from './partner/askConsole';
import { CONSOLE_PATH } from './partner/consolePath';
import { consoleQuery } from './partner/consoleQuery';
import { useConsoleWrite } from './partner/useConsoleWrite';

const t = consolaEs.partners;

const columns: Column<ConsolePartner>[] = [
  { head: t.columns.name, cell: ({ partner, name }) => <Link href={`${CONSOLE_PATH}/${partner}`}>{name}</Link> },
  { head: t.columns.key, cell: ({ key }) => key },
  { head: t.columns.pages, cell: ({ origins }) => origins.join(', ') },
];

/** The partners that somebody works for; an invitation's link ends here. */
export function PartnersPage() {
  const query = useQuery(consoleQuery(useClient(), 'partners'));
  const [search] = useSearchParams();
  const code = search.get('invitacion');
  return (
    <DeskPage title={t.title} lead={t.lead}>
      {code !== null && <Invitation code={code} />}
      <QuerySection query={query} skeleton={<Skeleton height={120} />}>
        {(partners) => (
          <DeskTable
            label={t.list}
            columns={columns}
            rows={partners.filter(({ test_of }) => test_of === null)}
            keyOf={({ partner }) => partner}
            empty={t.none}
          />
        )}
      </QuerySection>
    </DeskPage>
  );
}

function Invitation({ code }: { code: string }) {
  const navigate = useNavigate();
  const { run, pending, problem } = useConsoleWrite<null, ConsolePartner>(
    (client) => askConsole(client, 'accept', { body: { code } }),
    ({ partner }) => void navigate(`${CONSOLE_PATH}/${partner}`, { replace: true }),
  );
  return (
    <Card>
      <p>{t.invited}</p>
      <Button pending={pending} onClick={() => run(null)}>
        {t.accept}
      </Button>
      <p role="alert">{problem}</p>
    </Card>
  );
}
