import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient, useSession } from '@arma11/core';
import type { Trial } from '@arma11/core/back-office';
import { useServerNow } from '@arma11/widgets';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { BackLink } from '../../../page/BackLink';
import { LanguageSwitch } from '../../../page/LanguageSwitch';
import { LIVE_MS } from '../../../page/liveInterval';
import { Main } from '../../../page/Main';
import { NotFoundPage } from '../../../page/NotFoundPage';
import { QuerySection } from '../../../page/QuerySection';
import { roomId } from '../../../page/roomId';
import { Sky } from '../../../page/Sky';
import { entryPath } from '../entryPath';
import { RoomTicket } from '../invitation/RoomTicket';
import { useEntryQuery } from '../useEntryQuery';
import { visitorQueries } from '../visitorQueries';
import { TrialForm } from './TrialForm';

/** Pots grow while one answers. */
const QUIET_MS = 3 * LIVE_MS;

const Page = styled.div`
  position: relative;
  min-height: 100dvh;
`;

const Content = styled(Main)`
  max-width: 640px;
  margin-inline: auto;
  padding: 0 16px 24px;

  & > a {
    margin: 12px 0 0 -6px;
  }

  & > h1 {
    ${displayText}
    margin: 8px 0;
    font-size: ${displaySize(36)};
    line-height: 1;
    text-wrap: balance;
  }

  & > h1 + p {
    max-width: 60ch;
    margin: 0 0 20px;
    color: ${token('colorTextMuted')};
  }

  /* The ticket, as wide as the matches under it. */
  & > section {
    max-width: none;
  }
`;

/** `/probar/predi/{idSala}`: the scores of a public room before there is an account. Who has one plays in the room. */
export function TrialPage() {
  const id = roomId(useParams().idSala);
  const { status } = useSession();
  if (id === null) return <NotFoundPage />;
  if (status === 'signedIn') return <Navigate to={`/predi/sala/${id}`} replace />;
  return <OpenPage id={id} />;
}

function OpenPage({ id }: { id: number }) {
  const found = useQuery({ ...visitorQueries.trial(useClient(), id), refetchInterval: QUIET_MS });
  const query = useEntryQuery();
  const t = es.trial;
  return (
    <Page>
      <Sky kind="short" />
      <Content>
        <BackLink href={entryPath('/', query)} label={t.home} />
        <h1>{es.shell.titles.tryPredi}</h1>
        <p>{t.lead}</p>
        <QuerySection query={found} skeleton={<Wait />}>
          {(trial) => (trial ? <Room trial={trial} query={query} /> : <Nothing text={t.notHere} query={query} />)}
        </QuerySection>
        <LanguageSwitch />
      </Content>
    </Page>
  );
}

function Wait() {
  return (
    <>
      <Skeleton height={208} />
      <Skeleton height={164} top={60} />
      <Skeleton height={164} top={12} />
    </>
  );
}

function Room({ trial: { room, matches }, query }: { trial: Trial; query: URLSearchParams }) {
  const now = useServerNow(room.lock_at);
  const open = room.trial && matches.length > 0 && Date.parse(room.lock_at) > now;
  return (
    <>
      <RoomTicket room={room} />
      {open ? (
        <TrialForm key={room.id} room={room} matches={matches} query={query} />
      ) : (
        <Nothing text={es.trial.shut} query={query} />
      )}
    </>
  );
}

function Nothing({ text, query }: { text: string; query: URLSearchParams }) {
  const action = <ButtonLink href={entryPath('/', query)}>{es.trial.others}</ButtonLink>;
  return <EmptyState drawing="whistle" text={text} action={action} />;
}
