import { RankingPanel } from '../../../room/RankingPanel';
import { useCompeSala } from '../../../shell/CompeSala';
import { useSalaRanking } from './useSalaRanking';

/** `/compe/sala/{idSala}/ranking`. */
export function RankingPage() {
  const sala = useCompeSala();
  const query = useSalaRanking(sala);
  return <RankingPanel query={query} before={sala.progress === '0'} />;
}
