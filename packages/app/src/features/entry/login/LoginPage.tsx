import { useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { ENTERING } from '../../../page/entering';
import { LanguageSwitch } from '../../../page/LanguageSwitch';
import { Main } from '../../../page/Main';
import { Sky } from '../../../page/Sky';
import { afterSignIn } from '../afterSignIn';
import { entryPath } from '../entryPath';
import { useHydrated } from '../../../page/useHydrated';
import { roomLink } from '../roomLink';
import { useEntryQuery } from '../useEntryQuery';
import { Forgotten, NewHere } from './EntryLinks';
import { LoginForm } from './LoginForm';
import { LoginSheets, type LoginSheet } from './LoginSheets';
import { resetToken } from './resetToken';

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

const Done = styled.p.attrs({ role: 'status' })`
  /* The column mutes its paragraphs. */
  && {
    color: ${token('colorAccent')};
    font-weight: 600;
  }
`;

/** `/login-user`: email and password, a new account and a new password; `from` is where the player was going. */
export function LoginPage() {
  const { status } = useSession();
  const query = useEntryQuery();
  const from = query.get('from');
  const navigate = useNavigate();
  const { hash } = useLocation();
  const linkToken = useHydrated() ? resetToken(hash) : null;
  const [entering, setEntering] = useState(false);
  const [sheet, setSheet] = useState<LoginSheet | null>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const [typedEmail, setTypedEmail] = useState('');
  const [changed, setChanged] = useState(false);
  const busy = entering || sheet !== null || linkToken !== null;
  if (status === 'signedIn' && !busy) return <Navigate to={safeReturnPath(from)} replace />;
  const t = es.entry;
  const state = roomLink(query) && ENTERING;
  const enter = (user: User) => void navigate(afterSignIn(user, from), { replace: true, state });
  // Asked of the field: prerendered, it takes what is typed before the app hears it.
  const openSheet = (next: LoginSheet | null) => {
    setTypedEmail(emailRef.current?.value ?? '');
    setSheet(next);
  };
  return (
    <Page>
      <Sky kind="short" />
      <Column>
        <Link href={entryPath('/', query)}>
          <Icon name="back" />
          {t.back}
        </Link>
        <h1>{t.signInTitle}</h1>
        <p>{t.signInLead}</p>
        {changed && <Done>{es.account.newPassword.done}</Done>}
        <LoginForm onEnter={setEntering} onSignedIn={enter} emailRef={emailRef} />
        <Forgotten onOpen={() => openSheet('forgot')} />
        <NewHere onOpen={() => openSheet('register')} />
        <LanguageSwitch />
      </Column>
      <LoginSheets
        open={sheet}
        onOpen={openSheet}
        email={typedEmail}
        linkToken={linkToken}
        onSignedIn={enter}
        onPasswordChanged={() => setChanged(true)}
      />
    </Page>
  );
}
