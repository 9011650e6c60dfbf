import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Button, Field } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { PasswordField } from '../../../session/PasswordField';

const Form = styled.form`
  display: grid;
  gap: 16px;

  & > p {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
    margin: 0;
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

interface Props {
  /** Whether a sign-in is under way: until it ends, the page around leaves everything as it is. */
  onEnter: (entering: boolean) => void;
  onSignedIn: (user: User) => void;
  /** The email's field, for who asks what is typed in it. */
  emailRef?: RefObject<HTMLInputElement | null>;
}

/** E-mail and password. */
export function LoginForm({ onEnter, onSignedIn, emailRef }: Props) {
  const { signIn } = useSession();
  const password = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const t = es.entry;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    onEnter(true);
    const outcome = await signIn(String(form.get('email')), String(form.get('password')));
    if (outcome.status === 'ok') return onSignedIn(outcome.user);
    onEnter(false);
    setPending(false);
    setProblem(es.spoken.fromServer(outcome.message));
    // The password field is cleared on failure (product §5).
    if (password.current) password.current.value = '';
    password.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        ref={emailRef}
        label={t.fieldEmail}
        name="email"
        type="email"
        icon="mail"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField ref={password} label={t.fieldPassword} name="password" autoComplete="current-password" required />
      <p role="alert">{problem}</p>
      <Button type="submit" wide pending={pending}>
        {pending ? t.submitting : t.submit}
      </Button>
    </Form>
  );
}
