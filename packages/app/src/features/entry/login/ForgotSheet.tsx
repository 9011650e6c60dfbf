import { useMutation } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { useClient, writing } from '@arma11/core';
import { askPasswordLink } from '@arma11/core/site';
import { Button, Dialog, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useFieldProblems } from '../../../page/useFieldProblems';
import { SheetForm, SheetProblem } from '../forms/SheetForm';
import { emailProblem } from './newPlayer';

interface Props {
  open: boolean;
  onClose: () => void;
  /** What the sign-in form already knows. */
  email: string;
}

/** Asks for the link to a new password. The answer is the same whoever has the address (security §3.3). */
export function ForgotSheet({ open, onClose, email }: Props) {
  const client = useClient();
  const id = useId();
  const { data, error, isPending, mutate, reset } = useMutation({
    ...writing,
    mutationFn: (to: string) => askPasswordLink(client, to).then(() => to),
  });
  const close = () => {
    onClose();
    reset();
  };
  const t = es.account.forgot;
  const asking = isPending ? t.submitting : t.submit;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={data ? t.sentTitle : t.title}
      description={data ? undefined : t.lead}
      footer={
        <>
          <SheetProblem text={error?.message} />
          <Button
            type={data ? 'button' : 'submit'}
            form={id}
            wide
            pending={isPending}
            onClick={data ? close : undefined}
          >
            {data ? t.understood : asking}
          </Button>
        </>
      }
    >
      {data ? (
        <Sent email={data} onOther={reset} />
      ) : (
        <AskForm id={id} email={email} onAsk={(to) => !isPending && mutate(to)} />
      )}
    </Dialog>
  );
}

interface AskProps {
  id: string;
  email: string;
  onAsk: (email: string) => void;
}

function AskForm({ id, email, onAsk }: AskProps) {
  const { form, problems, setProblems } = useFieldProblems();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email')).trim();
    const wrong = emailProblem(typed);
    setProblems(wrong ? { email: wrong } : {});
    if (!wrong) onAsk(typed);
  };
  return (
    <SheetForm ref={form} id={id} onSubmit={submit} noValidate>
      <Field
        label={es.account.email}
        name="email"
        type="email"
        icon="mail"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={email}
        error={problems.email}
      />
    </SheetForm>
  );
}

function Sent({ email, onOther }: { email: string; onOther: () => void }) {
  const t = es.account.forgot;
  return (
    <>
      <p role="status">{t.sent(email)}</p>
      <p>{t.sentNote}</p>
      <Button kind="ghost" onClick={onOther}>
        {t.otherEmail}
      </Button>
    </>
  );
}
