import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { space, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  max-width: 480px;

  & > p {
    margin: 0;
  }

  & > p[role='alert'] {
    color: ${token('colorLive')};
    font-weight: 500;
  }

  & > p:empty {
    display: none;
  }
`;

interface Props {
  children: ReactNode;
  confirm: string;
  danger?: boolean;
  pending: boolean;
  problem: string | null;
  onSubmit: (fields: FormData) => void;
}

/** A form about the second factor: its fields, why it was refused, one button. */
export function FactorForm({ children, confirm, danger = false, pending, problem, onSubmit }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Form onSubmit={submit} noValidate>
      {children}
      <p role="alert">{problem}</p>
      <Button type="submit" wide tone={danger ? 'danger' : 'normal'} pending={pending}>
        {pending ? operadorSecurityEs.pending : confirm}
      </Button>
    </Form>
  );
}
