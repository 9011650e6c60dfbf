import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { Button, ButtonLink } from '@arma11/widgets/ui';
import { consolaEs } from '../../messages/consola.es';
import { DeskFrame } from '../../page/DeskFrame';
import { Main } from '../../page/Main';
import { PageBoundary } from '../../page/PageBoundary';

const Bar = styled.header`
  display: flex;
  align-items: center;
  padding: 12px 8px 8px 16px;

  & > b {
    ${displayText}
    flex: 1;
    min-width: 0;
    font-size: ${displaySize(22)};
  }

  & > :is(a, button) {
    flex: none;
    padding-inline: 8px;
  }

  @media (min-width: 1024px) {
    padding-inline: 0;
  }
`;

/** The frame of partners' console. */
export const ConsoleShell = () => (
  <ConsoleFrame>
    <Outlet />
  </ConsoleFrame>
);

/** The console's name, the way back to the game, and the page. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { signOut } = useSession();
  return (
    <DeskFrame>
      <Bar>
        <b>{consolaEs.title}</b>
        <ButtonLink href="/play" kind="ghost">
          {consolaEs.toGame}
        </ButtonLink>
        <Button kind="ghost" onClick={() => void signOut()}>
          {consolaEs.signOut}
        </Button>
      </Bar>
      <Main>
        <PageBoundary>{children}</PageBoundary>
      </Main>
    </DeskFrame>
  );
}
