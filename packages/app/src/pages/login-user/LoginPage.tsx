import { useRef, useState, type SubmitEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import { safeReturnPath } from '@arma11/core/domain';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Button, Field, Icon, IconButton, Link } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { afterSignIn } from '../../session/afterSignIn';
import { Main } from '../../shell/Main';
import { Sky } from '../../shell/Sky';

const Page = styled.div`
  position: relative;
  min-height: 100dvh;
`;

const Column = styled(Main)`
  max-width: 440px;
  margin-inline: auto;
  padding: 8px 16px 48px;

  & > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: ${token('target')};
    padding-right: 12px;
    color: inherit;
    text-decoration: none;
  }

  & > h1 {
    ${displayText}
    margin: 32px 0 8px;
    font-size: ${displaySize(36)};
  }

  & > p {
    margin: 0 0 24px;
    color: ${token('colorTextMuted')};
  }

  @media (min-width: 640px) {
    padding-top: 48px;
  }
`;

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

/** `/login-user`: email and password; `from` is where the player was going. */
export function LoginPage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  const from = query.get('from');
  const [entering, setEntering] = useState(false);
  if (status === 'signedIn' && !entering) return <Navigate to={safeReturnPath(from)} replace />;
  const t = es.entry;
  return (
    <Page>
      <Sky kind="short" />
      <Column>
        <Link href={from ? `/?from=${encodeURIComponent(from)}` : '/'}>
          <Icon name="back" />
          {t.back}
        </Link>
        <h1>{t.signInTitle}</h1>
        <p>{t.signInLead}</p>
        <LoginForm from={from} onEnter={setEntering} />
      </Column>
    </Page>
  );
}

interface FormProps {
  from: string | null;
  /** While a sign-in is under way the page does not redirect by itself: the answer decides where to go. */
  onEnter: (entering: boolean) => void;
}

function LoginForm({ from, onEnter }: FormProps) {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const password = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [visible, setVisible] = useState(false);
  const t = es.entry;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    onEnter(true);
    const outcome = await signIn(String(form.get('email')), String(form.get('password')));
    if (outcome.status === 'ok') return void navigate(afterSignIn(outcome.user, from), { replace: true });
    onEnter(false);
    setPending(false);
    setProblem(outcome.message);
    // The password field is cleared on failure (product.md §5).
    if (password.current) password.current.value = '';
    password.current?.focus();
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
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
      <Field
        ref={password}
        label={t.fieldPassword}
        name="password"
        type={visible ? 'text' : 'password'}
        icon="lock"
        autoComplete="current-password"
        required
        aria-invalid={problem ? true : undefined}
        trailing={
          <IconButton
            icon={visible ? 'eyeOff' : 'eye'}
            label={visible ? t.hide : t.show}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      <p role="alert">{problem}</p>
      <Button type="submit" wide pending={pending}>
        {pending ? t.submitting : t.submit}
      </Button>
    </Form>
  );
}
