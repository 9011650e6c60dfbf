import { useQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import { Skeleton } from '@arma11/widgets/ui';
import { pointsInterval } from '../../../live/liveInterval';
import { Block } from '../../../shell/Column';
import { useCompeSala } from '../../../shell/CompeSala';
import { QuerySection } from '../../../shell/QuerySection';
import { LineupPoints } from './LineupPoints';
import { NotInSala } from './NotInSala';

/** `/compe/sala/{idSala}/puntos`: what each player of the lineup scored, and for what. */
export function PointsPage() {
  const sala = useCompeSala();
  const client = useClient();
  const query = useQuery({
    ...compeQueries.lineup(client, sala.ins_user),
    enabled: sala.ins_user > 0,
    refetchInterval: () => livePace(client, pointsInterval(sala)),
  });
  if (sala.ins_user === 0) return <NotInSala sala={sala} />;
  return (
    <QuerySection
      query={query}
      skeleton={
        <Block>
          <Skeleton height={720} />
        </Block>
      }
    >
      {(lineup) => <LineupPoints lineup={lineup} />}
    </QuerySection>
  );
}
