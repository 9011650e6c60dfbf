import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { WebhookDelivery } from '@arma11/core/back-office';
import { Button, LiveRegion, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { consolaEs } from '../../../messages/consola.es';
import { type Column, DeskTable } from '../../../page/DeskTable';
import { QuerySection } from '../../../page/QuerySection';
import { StateMark } from '../../../page/StateMark';
import { askConsole } from '../partner/askConsole';
import { consoleQuery } from '../partner/consoleQuery';
import { usePartner } from '../partner/PartnerContext';
import { useConsoleWrite } from '../partner/useConsoleWrite';

const t = consolaEs.webhooks;

const Body = styled.p`
  max-width: 44ch;
  margin: 4px 0 0;
  overflow-wrap: anywhere;
  text-align: start;
`;
/** Somebody who has just sent a test waits for it. */
const AGAIN_MS = 5000;
const TONES: Record<WebhookDelivery['state'], string> = { waiting: 'open', delivered: 'good', 'given-up': 'bad' };
const eventNames: Readonly<Record<string, string>> = t.events;

function Attempts({ attempts }: Pick<WebhookDelivery, 'attempts'>) {
  return (
    <>
      {attempts.map(({ at, ms, status, error }) => (
        <div key={at}>{status === null ? `${t.tries.none}: ${error}` : t.tries.answered(status, ms)}</div>
      ))}
    </>
  );
}

/** What was sent to the partner's webhooks, with each try and the way to send it again. */
export function DeliveryLog() {
  const client = useClient();
  const { partner } = usePartner();
  const query = useQuery({ ...consoleQuery(client, 'deliveries', { partner }), refetchInterval: AGAIN_MS });
  const [said, setSaid] = useState('');
  const resend = useConsoleWrite<string, object>(
    (of, delivery) => askConsole(of, 'resend', { partner, delivery }),
    () => setSaid(t.resent),
  );
  const columns: Column<WebhookDelivery>[] = [
    { head: t.logColumns.at, cell: ({ created_at }) => es.dates.kickoff(created_at) },
    {
      head: t.logColumns.event,
      cell: ({ event, body }) => (
        <details>
          <summary>{eventNames[event] ?? event}</summary>
          <Body>{body}</Body>
        </details>
      ),
    },
    {
      head: t.logColumns.state,
      cell: ({ state, next_try_at }) => (
        <>
          <StateMark data-tone={TONES[state]}>{t.states[state]}</StateMark>
          {next_try_at && <div>{t.next(consolaEs.timeAgo(next_try_at, client.serverNow()))}</div>}
        </>
      ),
    },
    { head: t.logColumns.tries, cell: Attempts },
    {
      head: t.logColumns.act,
      cell: ({ delivery }) => (
        <Button
          kind="secondary"
          pending={resend.pending}

          onClick={() => resend.run(delivery)}
        >
          {t.resend}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <h2>{t.log}</h2>
      <p>{t.logLead}</p>
      <QuerySection query={query} skeleton={<Skeleton height={160} />}>
        {(deliveries) => (
          <DeskTable
            label={t.log}
            columns={columns}
            rows={deliveries}
            keyOf={({ delivery }) => delivery}
            empty={t.logNone}
          />
        )}
      </QuerySection>
      <LiveRegion message={said} />
      <p role="alert">{resend.problem}</p>
    </section>
  );
}
