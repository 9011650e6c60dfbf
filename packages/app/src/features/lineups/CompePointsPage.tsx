import { useQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import { hasJoined } from '@arma11/core/domain';
import { useLiveMatches } from '@arma11/widgets/lineup-parts';
import { Skeleton } from '@arma11/widgets/ui';
import { Block } from '../../page/Column';
import { pointsInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { useCompeSala } from '../../room/openRoom';
import { LineupPoints } from './LineupPoints';
import { NotInSala } from './NotInSala';

/** `/compe/sala/{idSala}/puntos`: what each player of the lineup scored, and for what. */
export function CompePointsPage() {
  const sala = useCompeSala();
  const client = useClient();
  const options = compeQueries.lineup(client, sala.ins_user);
  useLiveMatches(options.queryKey, hasJoined(sala) ? sala.id : undefined);
  const query = useQuery({
    ...options,
    enabled: hasJoined(sala),
    refetchInterval: () => livePace(client, pointsInterval(sala)),
  });
  if (!hasJoined(sala)) return <NotInSala sala={sala} />;
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
