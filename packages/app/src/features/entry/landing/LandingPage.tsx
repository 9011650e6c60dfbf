import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Mark, OfflineNote } from '@arma11/widgets/ui';
import { useDemoAccount } from '../../../session/DemoContext';
import { es } from '../../../messages/es';
import { LanguageSwitch } from '../../../page/LanguageSwitch';
import { Main } from '../../../page/Main';
import { Sky } from '../../../page/Sky';
import { afterSignIn } from '../afterSignIn';
import { entryPath } from '../entryPath';
import { DemoButton } from '../demo/DemoButton';
import { NewHere } from '../login/EntryLinks';
import { RegisterSheet } from '../login/RegisterSheet';
import { referrerOf } from '../referrerOf';
import { useEntryQuery } from '../useEntryQuery';
import { CommunityRules } from './CommunityRules';
import { GoogleButton } from './GoogleButton';
import { HeroPitch } from './HeroPitch';
import { LandingContent } from './LandingContent';

const Page = styled.div`
  position: relative;
  min-height: 100dvh;
`;

const Columns = styled(Main)`
  display: grid;
  gap: 0 48px;
  max-width: 1080px;
  margin-inline: auto;
  padding: 0 16px 48px;

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    align-items: start;
    padding: 32px 24px 64px;
  }
`;

const Brand = styled.p`
  ${displayText}
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  min-height: 80px;
  font-size: ${displaySize(27)};

  & > svg {
    color: ${token('colorAccent')};
  }
`;

const Heading = styled.h1`
  ${displayText}
  margin: 24px 0 12px;
  font-size: ${displaySize(44)};
  line-height: 0.98;
  text-wrap: balance;

  @media (min-width: 900px) {
    margin-top: 48px;
    font-size: ${displaySize(64)};
  }
`;

const Lead = styled.p`
  max-width: 44ch;
  margin: 0 0 24px;
  font-size: ${fontSize(17)};
`;

const Actions = styled.div`
  display: grid;
  gap: 12px;
  max-width: 420px;
`;

const Terms = styled.p`
  max-width: 52ch;
  margin: 16px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

const Notice = styled.div`
  max-width: 420px;
  margin-bottom: 16px;
`;

/**
 * `/`: the ways in, what the game is, and its community rules. With a valid session it redirects to /play, or to the page
 * that asked for one: so does a tab left here when another one signs in.
 */
export function LandingPage() {
  const { status, endedBy } = useSession();
  const query = useEntryQuery();
  const navigate = useNavigate();
  const demo = useDemoAccount();
  const [registering, setRegistering] = useState(false);
  const from = query.get('from');
  if (status === 'signedIn') return <Navigate to={safeReturnPath(from)} replace />;
  const enter = (user: User) => void navigate(afterSignIn(user, from), { replace: true });
  return (
    <Page>
      <Sky kind="short" />
      <Columns>
        <div>
          <Brand>
            <Mark size={34} />
            {es.shell.appName}
          </Brand>
          <Heading>{es.entry.heading}</Heading>
          <Lead>{es.entry.lead}</Lead>
          {endedBy === 'expired' && (
            <Notice>
              <OfflineNote quiet text={es.entry.expired} />
            </Notice>
          )}
          <Actions>
            <DemoButton onSignedIn={enter} />
            <GoogleButton onSignedIn={enter} />
            <ButtonLink href={entryPath('/login-user', query)} kind={demo ? 'secondary' : 'primary'} icon="mail" wide>
              {es.entry.email}
            </ButtonLink>
            <NewHere onOpen={() => setRegistering(true)} />
          </Actions>
          <Terms>{es.entry.terms}</Terms>
          <LanguageSwitch />
        </div>
        <HeroPitch />
        <CommunityRules />
        <LandingContent />
      </Columns>
      <RegisterSheet
        open={registering}
        onClose={() => setRegistering(false)}
        invitedBy={referrerOf(query)}
        onSignedIn={enter}
      />
    </Page>
  );
}
