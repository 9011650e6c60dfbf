import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import { Skeleton } from '@arma11/widgets/ui';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { useCompeSala } from '../../../room/openRoom';
import { PrizesPanel } from '../PrizesPanel';

/** `/compe/sala/{idSala}/premios`. */
export function CompePrizesPage() {
  const { id } = useCompeSala();
  const query = useQuery(salasQueries.topAward(useClient(), id));
  return (
    <QuerySection
      query={query}
      skeleton={
        <Block>
          <Skeleton height={420} />
        </Block>
      }
    >
      {(prizes) => <PrizesPanel prizes={prizes} />}
    </QuerySection>
  );
}
