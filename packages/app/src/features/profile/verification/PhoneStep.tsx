import { useState, type SubmitEvent } from 'react';
import { useClient } from '@arma11/core';
import { localPhone } from '@arma11/core/domain';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { SentCode } from './sentCode';
import { Step } from './Step';
import type { CodeSender } from './useSendCode';

const t = es.profile.verify;

interface Props {
  phone: string;
  onType: (phone: string) => void;
  sender: CodeSender;
  /** The player has a code already. */
  onHeld: (held: SentCode) => void;
}

/** First the number. A code that was sent before the page was left still counts. */
export function PhoneStep({ phone, onType, sender, onHeld }: Props) {
  const client = useClient();
  const [wrong, setWrong] = useState(false);
  const { send, sending, problem } = sender;
  const withPhone = (go: (phone: string) => void) => {
    const local = localPhone(phone.trim());
    setWrong(local === null);
    if (local !== null && !sending) go(local);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    withPhone(send);
  };
  const now = () => new Date(client.serverNow()).toISOString();
  return (
    <Step onSubmit={submit} noValidate>
      <Field
        label={es.profile.form.phone}
        value={phone}
        icon="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        error={wrong ? es.profile.form.phoneWrong : undefined}
        onChange={({ target }) => onType(target.value)}
      />
      <p role="alert">{problem}</p>
      <Button type="submit" wide pending={sending}>
        {sending ? t.sending : t.send}
      </Button>
      <Button
        kind="ghost"
        wide
        onClick={() => withPhone((local) => onHeld({ phone: local, masked: null, resendAt: now() }))}
      >
        {t.haveCode}
      </Button>
    </Step>
  );
}
