import { isOpen } from '@arma11/core/domain';
import { useCasualEntry } from '../../../room/openRoom';
import { RankingPanel } from '../../../room/ranking/RankingPanel';
import { useSalaRanking } from '../../../room/useSalaRanking';

/** `/casual/sala/{idIns}/ranking`. */
export function CasualRankingPage() {
  const { sala_detail } = useCasualEntry();
  const query = useSalaRanking(sala_detail);
  const { name, jornada_name: place } = sala_detail;
  return <RankingPanel query={query} before={isOpen(sala_detail)} title={{ name, place }} />;
}
