import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { accountsQueries, useClient } from '@arma11/core';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { operadorEs } from '../../messages/operador.es';
import { DeskFrame } from '../../page/DeskFrame';
import { Main } from '../../page/Main';
import { PageBoundary } from '../../page/PageBoundary';
import { QuerySection } from '../../page/QuerySection';
import { DeskPage } from '../../page/DeskPage';
import { DeskHeader } from './DeskHeader';
import { GiveFactor } from './security/GiveFactor';
import { SecurityPage } from './security/SecurityPage';
import { useFactorExpiry } from './security/useFactorExpiry';
import { DeskRoleContext } from './desk/DeskRoleContext';

/** The back office's own frame: who works here, its parts, the page. Who does not work here sees that. */
export function OperatorShell() {
  const query = useQuery(accountsQueries.desk(useClient()));
  useFactorExpiry();
  return (
    <DeskFrame>
      <QuerySection query={query} skeleton={<Skeleton height={120} top={16} />}>
        {({ role, second_factor: waiting }) => (
          <DeskRoleContext value={role}>
            <DeskHeader />
            <Main>
              {role === 'player' ? (
                <DeskRefused />
              ) : (
                <PageBoundary>{waiting ? <SecondFactorGate waiting={waiting} /> : <Outlet />}</PageBoundary>
              )}
            </Main>
          </DeskRoleContext>
        )}
      </QuerySection>
    </DeskFrame>
  );
}

/** Stands before every page until the second factor was shown or added. */
const SecondFactorGate = ({ waiting }: { waiting: 'show' | 'add' }) =>
  waiting === 'show' ? <GiveFactor /> : <SecurityPage add />;

/** For a player who came here by its address. */
function DeskRefused() {
  const t = operadorEs.refused;
  return (
    <DeskPage title={t.title}>
      <EmptyState drawing="whistle" text={t.text} action={<ButtonLink href="/play">{t.action}</ButtonLink>} />
    </DeskPage>
  );
}
