import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useClient, useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { safeReturnPath } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, ButtonLink, Mark, OfflineNote } from '@arma11/widgets/ui';
import { useDemoAccount } from '../../../session/DemoContext';
import { es } from '../../../messages/es';
import { ENTERING } from '../../../page/entering';
import { LanguageSwitch } from '../../../page/LanguageSwitch';
import { Main } from '../../../page/Main';
import { Sky } from '../../../page/Sky';
import { afterSignIn } from '../afterSignIn';
import { entryPath } from '../entryPath';
import { DemoButton } from '../demo/DemoButton';
import { FrontPlace } from '../front/FrontPlace';
import { InvitedPart } from '../invitation/InvitedPart';
import { roomLink } from '../roomLink';
import { NewHere } from '../login/EntryLinks';
import { RegisterSheet } from '../login/RegisterSheet';
import { referrerOf } from '../referrerOf';
import { TrialPlace } from '../trial/TrialPlace';
import { useEntryQuery } from '../useEntryQuery';
import { visitorQueries } from '../visitorQueries';
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
 * `/`: the ways in, what the game is and what is going on in it, and its community rules; for who follows a link to a room
 * first who invites and what it costs. With a valid session it redirects to /play, or to the page that asked for one: so
 * does a tab left here when another one signs in.
 */
export function LandingPage() {
  const { status, endedBy } = useSession();
  const query = useEntryQuery();
  const navigate = useNavigate();
  const [registering, setRegistering] = useState(false);
  const link = roomLink(query);
  const found = useQuery(visitorQueries.invitation(useClient(), link));
  const from = query.get('from');
  if (status === 'signedIn') return <Navigate to={safeReturnPath(from)} replace />;
  const enter = (user: User) => void navigate(afterSignIn(user, from), { replace: true, state: link && ENTERING });
  // What cannot be read, or is no room, is no reason to keep anybody out.
  const invited = link !== null && !found.isError && found.data?.room !== null;
  return (
    <Page>
      <Sky kind="short" />
      <Columns>
        <div>
          <Brand>
            <Mark size={34} />
            {es.shell.appName}
          </Brand>
          {invited ? <InvitedPart room={found.data?.room ?? undefined} inviter={found.data?.inviter} /> : <Pitch />}
          {endedBy === 'expired' && (
            <Notice>
              <OfflineNote quiet text={es.entry.expired} />
            </Notice>
          )}
          <Ways query={query} invited={invited} onSignedIn={enter} onRegister={() => setRegistering(true)} />
          {found.data?.room?.trial && <TrialPlace room={found.data.room} query={query} />}
          <Terms>{es.entry.terms}</Terms>
          <LanguageSwitch />
        </div>
        {!invited && <FrontPlace />}
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

function Pitch() {
  return (
    <>
      <Heading>{es.entry.heading}</Heading>
      <Lead>{es.entry.lead}</Lead>
    </>
  );
}

interface WaysProps {
  query: URLSearchParams;
  /** To a room: registering comes first. */
  invited: boolean;
  onSignedIn: (user: User) => void;
  onRegister: () => void;
}

/** The ways in, the one that most take first. Each stays the same one when it is known where the link leads: it may be at work. */
function Ways({ query, invited, onSignedIn, onRegister }: WaysProps) {
  const canTry = useDemoAccount() !== null;
  const t = es.entry;
  const demo = <DemoButton key="demo" kind={invited ? 'secondary' : 'primary'} onSignedIn={onSignedIn} />;
  const google = <GoogleButton key="google" onSignedIn={onSignedIn} />;
  const account = (
    <ButtonLink
      key="account"
      href={entryPath('/login-user', query)}
      kind={invited || canTry ? 'secondary' : 'primary'}
      icon="mail"
      wide
    >
      {invited ? t.invitation.haveAccount : t.email}
    </ButtonLink>
  );
  if (!invited) return <Actions>{[demo, google, account, <NewHere key="new" onOpen={onRegister} />]}</Actions>;
  const register = (
    <Button key="register" icon="ball" wide onClick={onRegister}>
      {t.invitation.register}
    </Button>
  );
  return <Actions>{[register, account, google, demo]}</Actions>;
}
