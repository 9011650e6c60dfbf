import { RankingPanel } from '../../../room/RankingPanel';
import { useCasualEntry } from '../../../shell/CasualSala';
import { useSalaRanking } from '../../compe/sala/useSalaRanking';

/** `/casual/sala/{idIns}/ranking`. */
export function RankingPage() {
  const { sala_detail } = useCasualEntry();
  const query = useSalaRanking(sala_detail);
  const { name, jornada_name: place, progress } = sala_detail;
  return <RankingPanel query={query} before={progress === '0'} title={{ name, place }} />;
}
