import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@arma11/core/contract';
import type { PartnerWebhook } from '@arma11/core/back-office';
import { Button, CheckField, Dialog, Field } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { askConsole } from '../partner/askConsole';
import { usePartner } from '../partner/PartnerContext';
import { useConsoleWrite } from '../partner/useConsoleWrite';

const t = consolaEs.webhooks;

const Form = styled.form`
  display: grid;
  gap: 12px;

  & > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & legend {
    padding: 0;
  }
`;

/** Asks for an address and what it is notified of; gives the secret that the server made. */
export function AddWebhookDialog({ onAdded, onClose }: { onAdded: (secret: string) => void; onClose: () => void }) {
  const { partner } = usePartner();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const { run, pending, problem, fields, reauth } = useConsoleWrite<null, PartnerWebhook & { secret: string }>(
    (client) => askConsole(client, 'createWebhook', { partner, body: { url: url.trim(), events } }),
    ({ secret }) => onAdded(secret),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(null);
  };
  const toggle = (event: WebhookEvent) =>
    setEvents(WEBHOOK_EVENTS.filter((each) => events.includes(each) !== (each === event)));
  return (
    <>
      <Dialog open onClose={onClose} title={t.add} placement="center">
        <Form onSubmit={submit} noValidate>
          <Field
            label={t.url}
            hint={t.urlHint}
            type="url"
            error={fields.url}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
          <fieldset>
            <legend>{t.eventsLabel}</legend>
            {WEBHOOK_EVENTS.map((event) => (
              <CheckField
                key={event}
                label={t.events[event]}
                checked={events.includes(event)}
                onChange={() => toggle(event)}
              />
            ))}
            {fields.events && <p role="alert">{fields.events}</p>}
          </fieldset>
          <p role="alert">{problem}</p>
          <Button type="submit" wide pending={pending}>
            {t.add}
          </Button>
        </Form>
      </Dialog>
      {reauth}
    </>
  );
}
