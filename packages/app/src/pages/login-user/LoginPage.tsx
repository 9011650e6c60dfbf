import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import { safeReturnPath } from '@arma11/core/domain';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { afterSignIn } from '../../session/afterSignIn';
import { Main } from '../../shell/Main';
import { Sky } from '../../shell/Sky';
import { LoginForm } from './LoginForm';

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

/** `/login-user`: email and password; `from` is where the player was going. */
export function LoginPage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  const from = query.get('from');
  const navigate = useNavigate();
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
        <LoginForm
          onEnter={setEntering}
          onSignedIn={(user) => void navigate(afterSignIn(user, from), { replace: true })}
        />
      </Column>
    </Page>
  );
}
