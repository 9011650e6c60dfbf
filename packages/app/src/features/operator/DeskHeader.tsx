import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { accountsQueries, useClient, useSession } from '@arma11/core';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Button, ButtonLink, Tabs } from '@arma11/widgets/ui';
import { operadorEs } from '../../messages/operador.es';
import { samePath } from '../../page/samePath';
import { useDeskRole } from './desk/DeskRoleContext';
import { deskTabs } from './desk/deskTabs';

const Bar = styled.header`
  display: flex;
  align-items: center;
  padding: 12px 8px 8px 16px;

  & > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    line-height: 1.2;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(22)};
  }

  & > :is(a, button) {
    flex: none;
    padding-inline: 8px;
  }

  /* One line, whether the name is there yet or long: what lies below stays where it is. */
  & small {
    display: block;
    overflow: hidden;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`;

const isHere = (href: string, pathname: string) =>
  samePath(href, pathname) || (href !== '/operador' && pathname.startsWith(`${href}/`));

/** The head of every page of the back office: who is here, the way back to the game, and the parts that the role opens. */
export function DeskHeader() {
  const role = useDeskRole();
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const items = deskTabs(role).map((part) => ({ ...part, current: isHere(part.href, pathname) }));
  return (
    <>
      <Bar>
        <p>
          <b>{operadorEs.title}</b>
          <small>
            {user && `${user.username} · `}
            {operadorEs.role[role]}
          </small>
        </p>
        <ButtonLink href="/play" kind="ghost">
          {operadorEs.toGame}
        </ButtonLink>
        <Button kind="ghost" onClick={() => void signOut()}>
          {operadorEs.signOut}
        </Button>
      </Bar>
      {role !== 'player' && <Tabs label={operadorEs.nav} items={items} />}
    </>
  );
}
