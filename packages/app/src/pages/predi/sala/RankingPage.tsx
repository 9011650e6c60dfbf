import { useInfiniteQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import { pointsInterval } from '../../../live/liveInterval';
import { RankingPanel } from '../../../room/RankingPanel';
import { usePrediSala } from '../../../shell/PrediSala';

/** `/predi/sala/{idPredi}/ranking`. */
export function RankingPage() {
  const room = usePrediSala();
  const client = useClient();
  const query = useInfiniteQuery({
    ...prediQueries.ranking(client, room.id),
    refetchInterval: () => livePace(client, pointsInterval(room)),
  });
  return <RankingPanel query={query} before={room.progress === '0'} title={{ name: room.name }} />;
}
