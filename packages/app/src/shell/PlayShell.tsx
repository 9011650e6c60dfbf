import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { AppFrame } from './AppFrame';
import { BottomNav } from './BottomNav';
import { DemoNotice } from './DemoNotice';
import { Main } from '../page/Main';
import { PageBoundary } from '../page/PageBoundary';
import { PlayFooter } from './PlayFooter';
import { PlayHeader } from './PlayHeader';
import { PlayTabs } from './PlayTabs';
import { samePath } from '../page/samePath';
import { SummaryButton } from '../features/notifications/SummaryButton';
import { Sky } from '../page/Sky';
import { useWide, WIDE } from '../page/useWide';

const Page = styled.div`
  position: relative;
  padding-bottom: calc(140px + env(safe-area-inset-bottom, 0px));

  /* The footer stays out of the first view while the page's code is on its way. */
  & > main {
    min-height: 80dvh;
  }

  & > footer {
    margin-top: 20px;
    padding-inline: 16px;
  }

  @media ${WIDE} {
    padding: 16px 24px 96px;
  }
`;

/** The shell of /play: header, tabs, page, footer, the day's summary and the bottom navigation (product.md §2). */
export function PlayShell() {
  const wide = useWide();
  const home = samePath(useLocation().pathname, '/play');
  return (
    <AppFrame>
      <Sky kind={home ? 'full' : 'short'} />
      <Page>
        <DemoNotice />
        {!wide && <PlayHeader />}
        <PlayTabs />
        <Main>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </Main>
        {!wide && <PlayFooter />}
      </Page>
      <SummaryButton />
      {!wide && <BottomNav />}
    </AppFrame>
  );
}
