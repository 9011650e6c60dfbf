import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { QuestBar } from '@arma11/widgets';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, Link, Mark, Skeleton } from '@arma11/widgets/ui';
import { Bell } from '../features/notifications/Bell';
import { NextLocks } from '../room/NextLocks';
import { es } from '../messages/es';
import { PanelBalance } from './PanelBalance';
import { PanelGroups } from './PanelGroups';
import { PanelNav } from './PanelNav';
import { PanelScheme } from './PanelScheme';
import { PlayFooter } from './PlayFooter';
import { useClubPath } from './useClubPath';

const Panel = styled.aside`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  height: 100dvh;
  padding: 14px 20px 0;
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

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Me = styled.div`
  display: flex;
  align-items: center;
  margin: 6px 0 10px;

  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-width: 0;
    color: inherit;
    text-decoration: none;
  }

  & > a > span {
    min-width: 0;
  }

  & > a b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(22)};
  }

  & > a small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

// On the raised ground: the reward's tint would not read on the sunken one in the light.
const Quest = styled.div`
  padding: 12px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  &:empty {
    display: none;
  }
`;

const Locks = styled.section`
  flex: 1 0 auto;
  /* Three rows: the foot stays where it is whatever comes. */
  min-height: 200px;
  margin-top: 12px;

  & > h2 {
    ${displayText}
    margin: 0 0 4px;
    font-size: ${displaySize(19)};
  }
`;

/** Beside the content on wide screens: the destinations, balance, bell, rank, main quest and next closings (product §12.2). */
export function SidePanel() {
  const client = useClient();
  const { data: user } = useQuery(accountsQueries.user(client));
  const club = useClubPath();
  return (
    <Panel aria-label={es.shell.side}>
      <Top>
        <Brand href="/play">
          <Mark size={34} />
          {es.shell.appName}
        </Brand>
        <PanelScheme />
      </Top>
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
        <Bell />
      </Me>
      <PanelNav />
      <PanelGroups />
      <PanelBalance />
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
