import { useQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import { useLiveMatches } from '@arma11/widgets/lineup-parts';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { pointsInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { useCasualEntry } from '../../room/openRoom';
import { LineupPoints } from './LineupPoints';

/** `/casual/sala/{idIns}/puntos`: what each of the six scored, and for what. */
export function CasualPointsPage() {
  const { id, sala_detail } = useCasualEntry();
  const client = useClient();
  const options = compeQueries.lineup(client, id);
  useLiveMatches(options.queryKey, sala_detail.ins_user ? sala_detail.id : undefined);
  const query = useQuery({
    ...options,
    refetchInterval: () => livePace(client, pointsInterval(sala_detail)),
  });
  return (
    <QuerySection
      query={query}
      skeleton={
        <Block>
          <Skeleton height={480} />
        </Block>
      }
    >
      {(lineup) => <LineupPoints lineup={lineup} title={es.casual.total} />}
    </QuerySection>
  );
}
