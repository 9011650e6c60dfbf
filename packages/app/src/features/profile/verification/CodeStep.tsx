import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsQueries, invalidate, useClient, writing } from '@arma11/core';
import { afterProfile, confirmPhone } from '@arma11/core/site';
import { useServerNow } from '@arma11/widgets';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import type { SentCode } from './sentCode';
import { Step } from './Step';
import type { CodeSender } from './useSendCode';

const t = es.profile.verify;

interface Props {
  sent: SentCode;
  sender: CodeSender;
  onConfirmed: () => void;
  onBack: () => void;
}

/** Then the code, or another one after its minute. */
export function CodeStep({ sent, sender, onConfirmed, onBack }: Props) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { confirm, confirming, problem } = useConfirm(sent.phone, onConfirmed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const whole = /^\d{6}$/.test(code);
    setWrong(!whole);
    if (whole && !confirming) confirm(code);
  };
  return (
    <Step onSubmit={submit} noValidate>
      <p role="status">{sent.masked ? t.sent(sent.masked) : t.typed(sent.phone)}</p>
      <Field
        ref={field}
        label={t.code}
        value={code}
        icon="key"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={wrong ? t.codeWrong : (problem ?? undefined)}
        onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <Button type="submit" wide pending={confirming}>
        {confirming ? t.confirming : t.confirm}
      </Button>
      <Resend sent={sent} sender={sender} />
      <Button kind="ghost" wide onClick={onBack}>
        {t.otherPhone}
      </Button>
    </Step>
  );
}

function useConfirm(phone: string, onConfirmed: () => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (code: string) => confirmPhone(client, { phone, code }),
    onSuccess: (user) => {
      onConfirmed();
      queryClient.setQueryData(accountsQueries.user(client).queryKey, user);
      void invalidate(queryClient, afterProfile);
    },
  });
  return { confirm: mutate, confirming: isPending, problem: error?.message ?? null };
}

function Resend({ sent, sender }: Pick<Props, 'sent' | 'sender'>) {
  const { send, sending, problem } = sender;
  const seconds = Math.ceil((Date.parse(sent.resendAt) - useServerNow(sent.resendAt)) / 1000);
  const wait = seconds > 0 ? t.resendIn(seconds) : undefined;
  return (
    <>
      <Button
        kind="secondary"
        icon="retry"
        wide
        pending={sending}
        disabledReason={wait}
        onClick={() => send(sent.phone)}
      >
        {sending ? t.sending : t.resend}
      </Button>
      {wait && <p>{wait}</p>}
      <p role="alert">{problem}</p>
    </>
  );
}
