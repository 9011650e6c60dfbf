import { useInfiniteQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import { isOpen } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { pointsInterval } from '../../../page/liveInterval';
import { usePrediSala } from '../../../room/openRoom';
import { RankingPanel } from '../../../room/ranking/RankingPanel';

/** `/predi/sala/{idPredi}/ranking`. */
export function PrediRankingPage() {
  const room = usePrediSala();
  const client = useClient();
  const query = useInfiniteQuery({
    ...prediQueries.ranking(client, room.id),
    refetchInterval: () => livePace(client, pointsInterval(room)),
  });
  const rivals = {
    opens: es.rivals.opens.predi,
    tap: es.rivals.tap.predi,
    hrefOf: (ins: number) => `/predi/sala/${room.id}/duelo/${ins}`,
  };
  return <RankingPanel query={query} before={isOpen(room)} title={{ name: room.name }} rivals={rivals} />;
}
