import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useClient } from '@arma11/core';
import { Skeleton } from '@arma11/widgets/ui';
import { operadorPeopleEs } from '../../../messages/operadorPeople.es';
import { FactList } from '../../../page/FactList';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { deskQuery } from '../desk/deskQuery';
import { useActions } from '../desk/useActions';
import { UserAdministration } from './UserAdministration';
import { personFacts, purseFacts } from './userFacts';
import { UserMovements } from './UserMovements';

const t = operadorPeopleEs.users;

/** One player: who they are, what they hold and what moved, and what can be done. */
export function UserPage() {
  const user = useParams()['user'] ?? '';
  const query = useQuery({
    ...deskQuery(useClient(), 'userShow', { user }),
    // Each look is written into the audit: only when asked.
    refetchOnWindowFocus: false,
    retry: false,
  });
  const actions = useActions();
  return (
    <DeskPage title={query.data?.username ?? t.title} lead={t.lead}>
      {actions.said}
      <QuerySection query={query} skeleton={<Skeleton height={560} />}>
        {(shown) => (
          <>
            <UserAdministration user={shown} open={actions.open} />
            <FactList facts={purseFacts(shown)} />
            <FactList facts={personFacts(shown)} />
            <UserMovements user={shown.user} />
          </>
        )}
      </QuerySection>
      {actions.dialog}
    </DeskPage>
  );
}
