import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { displaySaldo } from '@arma11/core/domain';
import { QuestBar } from '@arma11/widgets';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, ButtonLink, Link, Mark, Money, Skeleton } from '@arma11/widgets/ui';
import { NextLocks } from '../features/notifications/NextLocks';
import { es } from '../messages/es';
import { useRechargePath } from '../page/RechargePath';
import { PlayFooter } from './PlayFooter';
import { useClubPath } from './useClubPath';

const Panel = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  padding: 20px 20px 0;
  border-right: 1px solid ${token('colorBorder')};
  background: ${token('colorSurfaceSunken')};
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Brand = styled(Link)`
  ${displayText}
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${token('target')};
  color: ${token('colorText')};
  font-size: ${displaySize(27)};
  text-decoration: none;

  & > svg {
    color: ${token('colorAccent')};
  }
`;

const Me = styled.div`
  display: flex;
  align-items: center;
  margin: 18px 0 20px;

  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }

  & span {
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(22)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Balance = styled.section`
  margin-bottom: 16px;
  padding: 14px 16px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > h2 {
    margin: 0 0 6px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 400;
  }

  & > a {
    margin-top: 14px;
  }
`;

// On the raised ground: the reward's tint would not read on the sunken one in the light.
const Quest = styled.div`
  padding: 14px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  &:empty {
    display: none;
  }
`;

const Locks = styled.section`
  flex: 1 0 auto;
  /* Three rows: the foot stays where it is whatever comes. */
  min-height: 208px;
  margin-top: 26px;

  & > h2 {
    ${displayText}
    margin: 0 0 4px;
    font-size: ${displaySize(19)};
  }
`;

/** Beside the content on wide screens: balance, rank, main quest and next closings (product §12.2). */
export function SidePanel() {
  const client = useClient();
  const { data: user } = useQuery(accountsQueries.user(client));
  const club = useClubPath();
  return (
    <Panel aria-label={es.shell.side}>
      <Brand href="/play">
        <Mark size={34} />
        {es.shell.appName}
      </Brand>
      <Me>
        <Link href={club} aria-label={user ? es.shell.profile(user.username) : es.shell.titles.profile}>
          {user ? (
            <Avatar seed={user.id} src={user.avatar} size={52} ring />
          ) : (
            <Skeleton width={56} height={56} round />
          )}
          <span>
            <b>{user?.username ?? '\u00a0'}</b>
            <small>{user?.rango.name ?? '\u00a0'}</small>
          </span>
        </Link>
      </Me>
      <Balance>
        <h2>{es.shell.balance}</h2>
        {user ? <Money coin size="xl" text={displaySaldo(user).text} /> : <Skeleton height={38} width={150} />}
        <ButtonLink kind="secondary" wide href={useRechargePath()}>
          {es.shell.recharge}
        </ButtonLink>
      </Balance>
      <Quest>
        <QuestBar compact framed={false} />
      </Quest>
      <Locks>
        <h2>{es.shell.nextLocks}</h2>
        <NextLocks />
      </Locks>
      <PlayFooter />
    </Panel>
  );
}
