import { Fragment, type ComponentProps } from 'react';
import { Outlet, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Tabs, type TabItem } from '@arma11/widgets/ui';
import { Column } from '../../page/Column';
import { Main } from '../../page/Main';
import { PageBoundary } from '../../page/PageBoundary';
import { RoomNameContext } from '../../page/PageTitle';
import { Sky } from '../../page/Sky';
import { AppFrame } from '../AppFrame';
import { DemoNotice } from '../DemoNotice';
import { WithAside } from '../WithAside';
import { needsWidth } from './needsWidth';
import { RoomHeader } from './RoomHeader';

const Page = styled.div`
  position: relative;
`;

interface Props extends ComponentProps<typeof RoomHeader> {
  tabs: readonly TabItem[];
  tabsLabel: string;
  /** What the child pages read with `useOutletContext`. */
  context: unknown;
}

/** A room: its head, its tabs, and the page of the tab. */
export function SalaFrame({ tabs, tabsLabel, context, ...header }: Props) {
  const Around = needsWidth(useLocation().pathname) ? Fragment : WithAside;
  return (
    <AppFrame>
      <Sky kind="short" />
      <Page>
        <DemoNotice />
        <Column>
          <RoomHeader {...header} />
          <Tabs label={tabsLabel} items={tabs} even />
          <Around>
            <Main>
              <PageBoundary>
                <RoomNameContext value={header.title}>
                  <Outlet context={context} />
                </RoomNameContext>
              </PageBoundary>
            </Main>
          </Around>
        </Column>
      </Page>
    </AppFrame>
  );
}
