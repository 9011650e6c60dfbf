import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { styled } from 'styled-components';
import { accountsQueries, useClient } from '@arma11/core';
import { Skeleton } from '@arma11/widgets/ui';
import { Main } from '../../page/Main';
import { PageBoundary } from '../../page/PageBoundary';
import { QuerySection } from '../../page/QuerySection';
import { DeskHeader } from './DeskHeader';
import { DeskRefused } from './DeskRefused';
import { DeskRoleContext } from './DeskRoleContext';

const Page = styled.div`
  /* What stands first has a margin of its own: it stays inside, and the frame where it is. */
  display: flow-root;
  max-width: 1200px;
  margin-inline: auto;
  padding-bottom: 48px;

  @media (min-width: 1024px) {
    padding-inline: 24px;
  }
`;

/** The back office's own frame: who works here, its parts, the page. Who does not work here is told so. */
export function OperadorShell() {
  const query = useQuery(accountsQueries.desk(useClient()));
  return (
    <Page>
      <QuerySection query={query} skeleton={<Skeleton height={120} top={16} />}>
        {({ role }) => (
          <DeskRoleContext value={role}>
            <DeskHeader />
            <Main>
              {role === 'player' ? (
                <DeskRefused />
              ) : (
                <PageBoundary>
                  <Outlet />
                </PageBoundary>
              )}
            </Main>
          </DeskRoleContext>
        )}
      </QuerySection>
    </Page>
  );
}
