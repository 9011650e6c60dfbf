import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { Tabs, type TabItem } from '@arma11/widgets/ui';
import { RoomHeader } from '../room/RoomHeader';
import { AppFrame } from './AppFrame';
import { Column } from './Column';
import { Main } from './Main';
import { PageBoundary } from './PageBoundary';
import { RoomNameContext } from './PageTitle';
import { Sky } from './Sky';
import type { ComponentProps } from 'react';

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
  return (
    <AppFrame>
      <Sky kind="short" />
      <Page>
        <Column>
          <RoomHeader {...header} />
          <Tabs label={tabsLabel} items={tabs} even />
          <Main>
            <PageBoundary>
              <RoomNameContext value={header.title}>
                <Outlet context={context} />
              </RoomNameContext>
            </PageBoundary>
          </Main>
        </Column>
      </Page>
    </AppFrame>
  );
}
