import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Tabs, type TabItem } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Column } from '../page/Column';
import { Main } from '../page/Main';
import { PageBoundary } from '../page/PageBoundary';
import { samePath } from '../page/samePath';
import { Sky } from '../page/Sky';
import { useWide, WIDE } from '../page/useWide';
import { AppFrame } from './AppFrame';
import { BottomNav } from './BottomNav';
import { DemoNotice } from './DemoNotice';
import { PlayHeader } from './PlayHeader';
import { WithAside } from './WithAside';

const Page = styled.div`
  position: relative;
  padding-bottom: calc(88px + env(safe-area-inset-bottom, 0px));

  @media ${WIDE} {
    padding: 16px 0 32px;
  }
`;

interface Props {
  tabs?: readonly Omit<TabItem, 'current'>[];
  tabsLabel?: string;
}

/** The frame of the two games' own pages: the player's header, the game's tabs, the page, and the bottom navigation. */
export function LobbyFrame({ tabs, tabsLabel = es.shell.tabs }: Props) {
  const wide = useWide();
  const { pathname } = useLocation();
  return (
    <AppFrame>
      <Sky kind="short" />
      <Page>
        <DemoNotice />
        {!wide && <PlayHeader />}
        <Column>
          {tabs && (
            <Tabs label={tabsLabel} items={tabs.map((tab) => ({ ...tab, current: samePath(tab.href, pathname) }))} />
          )}
          <WithAside>
            <Main>
              <PageBoundary>
                <Outlet />
              </PageBoundary>
            </Main>
          </WithAside>
        </Column>
      </Page>
      {!wide && <BottomNav />}
    </AppFrame>
  );
}
