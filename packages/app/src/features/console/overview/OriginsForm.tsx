import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ConsolePartner } from '@arma11/core/back-office';
import { Button, LiveRegion, TextAreaField } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { askConsole } from '../partner/askConsole';
import { usePartner } from '../partner/PartnerContext';
import { useConsoleWrite } from '../partner/useConsoleWrite';

const t = consolaEs.overview.origins;

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 720px;

  & > button {
    justify-self: start;
  }

  & > p:empty {
    display: none;
  }
`;

/** The pages that may use the key, a line each. */
export function OriginsForm() {
  const { partner, origins, test_of } = usePartner();
  // Those of a developer's own machine are always among those of test mode.
  const written = origins.filter((origin) => !origin.endsWith(':*'));
  const [text, setText] = useState(written.join('\n'));
  const [said, setSaid] = useState('');
  const { run, pending, problem, fields, reauth } = useConsoleWrite<string[], ConsolePartner>(
    (client, lines) => askConsole(client, 'setOrigins', { partner, body: { origins: lines } }),
    () => setSaid(t.saved),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaid('');
    run(text.split(/\s+/).filter(Boolean));
  };
  return (
    <section>
      <h2>{t.title}</h2>
      <Form onSubmit={submit} noValidate>
        <TextAreaField
          label={t.field}
          hint={test_of === null ? t.lead : t.testLead}
          error={fields.origins}
          rows={Math.max(3, written.length + 1)}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" kind="secondary" pending={pending}>
          {t.save}
        </Button>
        <p role="alert">{problem}</p>
      </Form>
      <LiveRegion message={said} />
      {said && <p>{said}</p>}
      {reauth}
    </section>
  );
}
