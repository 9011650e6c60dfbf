import { useInfiniteQuery } from '@tanstack/react-query';
import { prediQueries, useClient } from '@arma11/core';
import { roomInterval } from '../../../live/liveInterval';
import { RankingPanel } from '../../../room/RankingPanel';
import { usePrediSala } from '../../../shell/PrediSala';

/** `/predi/sala/{idPredi}/ranking`. */
export function RankingPage() {
  const { id, estado, progress } = usePrediSala();
  const query = useInfiniteQuery({
    ...prediQueries.ranking(useClient(), id),
    refetchInterval: roomInterval(estado),
  });
  return <RankingPanel query={query} before={progress === '0'} />;
}
