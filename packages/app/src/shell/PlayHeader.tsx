import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { WalletBadge } from '@arma11/widgets';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, Link, Skeleton } from '@arma11/widgets/ui';
import { Bell } from '../features/notifications/Bell';
import { es } from '../messages/es';
import { useClubPath } from './useClubPath';

const Bar = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 22px 16px 12px;

  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-width: 0;
    min-height: ${token('target')};
    color: inherit;
    text-decoration: none;
  }

  & > a > span:last-child {
    min-width: 0;
  }

  & > a + span {
    margin-inline: -10px;
  }

  & > a b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(21)};
    line-height: 1.1;
  }

  & > a small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  @media (max-width: 359px) {
    gap: 6px;
    padding-inline: 12px;

    & > a {
      gap: 8px;
    }

    & > a + span {
      margin-inline: -6px;
    }
  }

  /* Of the name three letters are left, also in large text on wider phones: the picture leads to it as well. */
  @media (max-width: 22.4em) {
    & > a > span:last-child {
      display: none;
    }
  }
`;

/** The header on phones: avatar and username, the bell and the balance (product §2). */
export function PlayHeader() {
  const client = useClient();
  const navigate = useNavigate();
  const { data: user, isError } = useQuery(accountsQueries.user(client));
  const club = useClubPath();
  return (
    <Bar>
      <Link href={club} aria-label={user ? es.shell.profile(user.username) : es.shell.titles.profile}>
        {user || isError ? (
          <Avatar seed={user?.id ?? 0} src={user?.avatar ?? null} size={44} ring />
        ) : (
          <Skeleton width={48} height={48} round />
        )}
        <span>
          <b>{user?.username ?? (isError ? es.shell.appName : <Skeleton width={110} height={20} />)}</b>
          <small>{user?.rango.name ?? '\u00a0'}</small>
        </span>
      </Link>
      <Bell />
      <WalletBadge onOpen={() => void navigate('/play/billetera')} />
    </Bar>
  );
}
