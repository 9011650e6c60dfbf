import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import { Skeleton } from '@arma11/widgets/ui';
import { PrizesPanel } from '../../../room/PrizesPanel';
import { Block } from '../../../shell/Column';
import { useCompeSala } from '../../../shell/CompeSala';
import { QuerySection } from '../../../shell/QuerySection';

/** `/compe/sala/{idSala}/premios`. */
export function PrizesPage() {
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
