import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Tabs } from '@arma11/widgets/ui';
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
import { PlayFooter } from './PlayFooter';
import { PlayHeader } from './PlayHeader';
import { SearchLink } from './SearchLink';
import { WithAside } from './WithAside';

const TABS = [
  { href: '/play', label: es.shell.play.forYou },
  { href: '/play/juegos-compe', label: es.shell.play.games },
  { href: '/play/casual/salas/', label: es.shell.play.casual },
  { href: '/play/juegos-predi', label: es.shell.play.predictions },
  { href: '/play/eventos', label: es.shell.play.events },
  { href: '/play/quest', label: es.shell.play.quests },
  { href: '/play/matches/in-game/', label: es.shell.play.matches },
];

const Page = styled.div`
  position: relative;
  /* The footer ends above the navigation and a toast. */
  padding-bottom: calc(140px + env(safe-area-inset-bottom, 0px));

  /* The footer stays out of the first view while the page's code is on its way. */
  & main {
    min-height: 80dvh;
  }

  & > footer {
    margin-top: 20px;
    padding-inline: 16px;
  }

  @media ${WIDE} {
    padding: 16px 0 32px;
  }
`;

const TabsRow = styled.div`
  display: flex;

  & > nav {
    flex: 1;
    min-width: 0;
  }
`;

/** The shell of /play: header, tabs, page, footer and the bottom navigation (product §2). */
export function PlayShell() {
  const wide = useWide();
  const home = samePath(useLocation().pathname, '/play');
  return (
    <AppFrame>
      <Sky kind={home ? 'full' : 'short'} />
      <Page>
        <DemoNotice />
        {!wide && <PlayHeader />}
        <Column>
          <PlayTabs />
          <WithAside>
            <Main>
              <PageBoundary>
                <Outlet />
              </PageBoundary>
            </Main>
          </WithAside>
        </Column>
        {!wide && <PlayFooter />}
      </Page>
      {!wide && <BottomNav />}
    </AppFrame>
  );
}

/** The seven tabs on top of /play (product §2), and beside them, always in view, the search. */
function PlayTabs() {
  const { pathname } = useLocation();
  return (
    <TabsRow>
      <Tabs label={es.shell.tabs} items={TABS.map((tab) => ({ ...tab, current: samePath(tab.href, pathname) }))} />
      <SearchLink current={samePath('/play/buscar', pathname)} />
    </TabsRow>
  );
}
