import { useId, useState, type SubmitEvent } from 'react';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { Button, Dialog, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useFieldProblems, type FieldProblems } from '../../../page/useFieldProblems';
import { PasswordField } from '../../../session/PasswordField';
import { SheetForm, SheetProblem } from '../forms/SheetForm';
import { TermsFields } from '../forms/TermsFields';
import { newPlayerOf, newPlayerProblems } from './newPlayer';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Who shared the link that brought the player. */
  invitedBy: string | undefined;
  onSignedIn: (user: User) => void;
}

/** A new account, over the page that offers it. What was typed stays when something is refused. */
export function RegisterSheet({ open, onClose, invitedBy, onSignedIn }: Props) {
  const t = es.account.register;
  const id = useId();
  const { form, problems, problem, pending, submit } = useRegistration(invitedBy, onSignedIn);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      description={invitedBy ? t.invited(invitedBy) : t.lead}
      footer={
        <>
          <SheetProblem text={problem} />
          <Button type="submit" form={id} wide pending={pending}>
            {pending ? t.submitting : t.submit}
          </Button>
        </>
      }
    >
      <SheetForm ref={form} id={id} onSubmit={(event) => void submit(event)} noValidate>
        <AccountFields problems={problems} />
        <TermsFields problems={problems} />
      </SheetForm>
    </Dialog>
  );
}

function useRegistration(invitedBy: string | undefined, onSignedIn: (user: User) => void) {
  const { register } = useSession();
  const { form, problems, setProblems } = useFieldProblems();
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const typed = new FormData(event.currentTarget);
    const wrong = newPlayerProblems(typed);
    setProblem(null);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    const outcome = await register(newPlayerOf(typed, invitedBy));
    setPending(false);
    if (outcome.status === 'ok') return onSignedIn(outcome.user);
    setProblems(outcome.fields);
    if (Object.keys(outcome.fields).length === 0) setProblem(es.spoken.fromServer(outcome.message));
  };
  return { form, problems, problem, pending, submit };
}

function AccountFields({ problems }: { problems: FieldProblems }) {
  const t = es.account;
  return (
    <>
      <Field
        label={t.email}
        name="email"
        type="email"
        icon="mail"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={problems.email}
      />
      <Field
        label={t.username}
        name="username"
        icon="user"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        required
        hint={t.usernameHint}
        error={problems.username}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        required
        hint={t.passwordHint}
        error={problems.password}
      />
    </>
  );
}
