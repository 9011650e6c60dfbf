import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { PartnerWebhook } from '@arma11/core/back-office';
import { Button, LiveRegion, Skeleton } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { DeskPage } from '../../../page/DeskPage';
import { type Column, DeskTable } from '../../../page/DeskTable';
import { ButtonRow } from '../../../page/DeskTable.styles';
import { QuerySection } from '../../../page/QuerySection';
import { askConsole } from '../partner/askConsole';
import { ConfirmDialog } from '../partner/ConfirmDialog';
import { consoleQuery } from '../partner/consoleQuery';
import { usePartner } from '../partner/PartnerContext';
import { SecretDialog } from '../partner/SecretDialog';
import { useConsoleWrite } from '../partner/useConsoleWrite';
import { AddWebhookDialog } from './AddWebhookDialog';
import { DeliveryLog } from './DeliveryLog';

const t = consolaEs.webhooks;

/** As high as what waits for one address: what lies below stays where it is. */
const Kept = styled.div`
  min-height: 120px;
`;

type Open = { kind: 'add' } | { kind: 'secret'; secret: string } | { kind: 'remove'; webhook: PartnerWebhook } | null;

/** Where a partner's server is notified, and what was sent there. */
export function WebhooksPage() {
  const { partner } = usePartner();
  const query = useQuery(consoleQuery(useClient(), 'webhooks', { partner }));
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState('');
  const close = () => setOpen(null);
  const test = useConsoleWrite<string, object>(
    (client, webhook) => askConsole(client, 'testWebhook', { partner, webhook }),
    () => setSaid(t.tested),
  );
  const columns: Column<PartnerWebhook>[] = [
    { head: t.columns.url, cell: ({ url }) => url },
    { head: t.columns.events, cell: ({ events }) => events.map((event) => t.events[event]).join(', ') },
    {
      head: t.columns.act,
      cell: (webhook) => (
        <ButtonRow>
          <Button kind="secondary" pending={test.pending} onClick={() => test.run(webhook.webhook)}>
            {t.test}
          </Button>
          <Button kind="ghost" tone="danger" onClick={() => setOpen({ kind: 'remove', webhook })}>
            {t.remove}
          </Button>
        </ButtonRow>
      ),
    },
  ];
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <div>
        <Button icon="plus" onClick={() => setOpen({ kind: 'add' })}>
          {t.add}
        </Button>
      </div>
      <Kept>
        <QuerySection query={query} skeleton={<Skeleton height={120} />}>
          {(webhooks) => (
            <DeskTable
              label={t.list}
              columns={columns}
              rows={webhooks}
              keyOf={({ webhook }) => webhook}
              empty={t.none}
            />
          )}
        </QuerySection>
      </Kept>
      <LiveRegion message={said} />
      <p role="alert">{test.problem}</p>
      <DeliveryLog />
      {open?.kind === 'add' && (
        <AddWebhookDialog onAdded={(secret) => setOpen({ kind: 'secret', secret })} onClose={close} />
      )}
      {open?.kind === 'secret' && <SecretDialog words={t} secret={open.secret} onClose={close} />}
      {open?.kind === 'remove' && <RemoveWebhook webhook={open.webhook} onClose={close} />}
    </DeskPage>
  );
}

function RemoveWebhook({ webhook: { webhook, url }, onClose }: { webhook: PartnerWebhook; onClose: () => void }) {
  const { partner } = usePartner();
  const remove = useConsoleWrite<null, object>(
    (client) => askConsole(client, 'endWebhook', { partner, webhook }),
    onClose,
  );
  return (
    <ConfirmDialog
      title={t.removeTitle(url)}
      effect={t.removeEffect}
      confirm={t.remove}
      write={remove}
      onClose={onClose}
    />
  );
}
