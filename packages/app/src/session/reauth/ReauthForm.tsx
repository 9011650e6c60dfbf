import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { Proof } from '@arma11/core/site';
import { token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useIdentity } from '../IdentityContext';
import { PasswordField } from '../PasswordField';

const Form = styled.form`
  display: grid;
  gap: 16px;

  & > p {
    margin: 0;
    color: ${token('colorLive')};
    font-weight: 500;
  }

  & > p:empty {
    display: none;
  }
`;

interface Props {
  /** What the button says, and says while it waits. */
  action: string;
  waiting: string;
  danger?: boolean;
  pending: boolean;
  /** Why the last proof was refused. */
  problem: string | null;
  onConfirm: (proof: Proof) => void;
}

/** Shows who is there: with the password, or with Google where this server has it. */
export function ReauthForm({ action, waiting, danger = false, pending, problem, onConfirm }: Props) {
  const [popupProblem, setPopupProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setPopupProblem(null);
    if (!pending && password !== '') onConfirm({ password });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <PasswordField label={es.profile.reauth.password} name="password" autoComplete="current-password" />
      <p role="alert">{popupProblem ?? problem}</p>
      <Button type="submit" wide tone={danger ? 'danger' : 'normal'} pending={pending}>
        {pending ? waiting : action}
      </Button>
      <GoogleReauth pending={pending} onConfirm={onConfirm} onProblem={setPopupProblem} />
    </Form>
  );
}

interface GoogleProps extends Pick<Props, 'pending' | 'onConfirm'> {
  onProblem: (problem: string | null) => void;
}

function GoogleReauth({ pending, onConfirm, onProblem }: GoogleProps) {
  const identity = useIdentity();
  const [choosing, setChoosing] = useState(false);
  if (!identity) return null;
  const start = async () => {
    onProblem(null);
    setChoosing(true);
    try {
      onConfirm({ token_id: await identity.signInPopup() });
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error));
    }
    setChoosing(false);
  };
  // From the moment a finger is down: browsers open a window only shortly after a tap.
  const prepare = () => void identity.prepare().catch(() => undefined);
  return (
    <Button
      kind="secondary"
      icon="user"
      wide
      pending={pending || choosing}
      onPointerDown={prepare}
      onClick={() => void start()}
    >
      {es.profile.reauth.google}
    </Button>
  );
}
