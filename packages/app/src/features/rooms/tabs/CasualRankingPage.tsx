import { isOpen } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { useCasualEntry } from '../../../room/openRoom';
import { RankingPanel } from '../../../room/ranking/RankingPanel';
import { useSalaRanking } from '../../../room/useSalaRanking';

/** `/casual/sala/{idIns}/ranking`. */
export function CasualRankingPage() {
  const { id, sala_detail } = useCasualEntry();
  const query = useSalaRanking(sala_detail);
  const rivals = {
    opens: es.rivals.opens.compe,
    tap: es.rivals.tap.compe,
    hrefOf: (ins: number) => `/casual/sala/${id}/duelo/${ins}`,
  };
  const { name, jornada_name: place } = sala_detail;
  return <RankingPanel query={query} before={isOpen(sala_detail)} title={{ name, place }} rivals={rivals} />;
}
