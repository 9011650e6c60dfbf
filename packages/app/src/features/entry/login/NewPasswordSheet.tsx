import { useMutation } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { Arma11Error, refusedFields, useClient, writing } from '@arma11/core';
import { setNewPassword } from '@arma11/core/site';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { profileProblems } from '../../../messages/profileProblems';
import { useFieldProblems, type FieldProblems } from '../../../page/useFieldProblems';
import { PasswordField } from '../../../session/PasswordField';
import { SheetForm, SheetProblem } from '../forms/SheetForm';
import { newPasswordProblem } from './newPlayer';
import { isWholeToken } from './resetToken';

interface Props {
  /** What the mailed link carried. */
  token: string;
  onClose: () => void;
  /** The password is set, and the account's sessions are over. */
  onDone: () => void;
  /** The link is of no use: another one is wanted. */
  onAgain: () => void;
}

/** The new password of whoever was mailed the link. */
export function NewPasswordSheet({ token, onClose, onDone, onAgain }: Props) {
  const client = useClient();
  const id = useId();
  const { error, isPending, mutate } = useMutation({
    ...writing,
    mutationFn: (password: string) => setNewPassword(client, { token, password }),
    onSuccess: onDone,
  });
  const t = es.account.newPassword;
  const deadLink = isWholeToken(token) ? expiredLink(error) : t.broken;
  const saving = isPending ? t.submitting : t.submit;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={deadLink ? undefined : t.lead}
      footer={
        <>
          <SheetProblem text={deadLink ? null : refusal(error)} />
          <Button
            type={deadLink ? 'button' : 'submit'}
            form={id}
            wide
            pending={isPending}
            onClick={deadLink ? onAgain : undefined}
          >
            {deadLink ? t.again : saving}
          </Button>
        </>
      }
    >
      {deadLink ? (
        <ErrorBlock text={deadLink} />
      ) : (
        <PasswordForm id={id} error={error} onSave={(password) => !isPending && mutate(password)} />
      )}
    </Dialog>
  );
}

/** The server's sentence about a link that is over or was used, or null. */
const expiredLink = (error: Error | null): string | null =>
  error instanceof Arma11Error && error.serverCode === 'ENLACE_VENCIDO' ? error.message : null;

function refusal(error: Error | null): string | undefined {
  if (error === null || refusedFields(error).password) return undefined;
  return error instanceof Arma11Error && error.outcomeUnknown ? es.account.newPassword.unknown : error.message;
}

interface FormProps {
  id: string;
  error: Error | null;
  onSave: (password: string) => void;
}

function PasswordForm({ id, error, onSave }: FormProps) {
  const { form, problems, setProblems } = useFieldProblems();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    const wrong = passwordProblems(password, String(typed.get('repeat')));
    setProblems(wrong);
    if (!wrong.password && !wrong.repeat) onSave(password);
  };
  const t = es.account.newPassword;
  return (
    <SheetForm ref={form} id={id} onSubmit={submit} noValidate>
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        required
        hint={es.account.passwordHint}
        error={problems.password ?? refusedFields(error).password}
      />
      <PasswordField
        label={t.repeat}
        name="repeat"
        autoComplete="new-password"
        maxLength={200}
        required
        error={problems.repeat}
      />
    </SheetForm>
  );
}

const passwordProblems = (password: string, repeat: string): FieldProblems => ({
  password: newPasswordProblem(password),
  repeat: profileProblems({ username: 'whoever', password, repeat }).repeat,
});
