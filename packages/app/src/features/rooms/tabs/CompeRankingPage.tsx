import { hasJoined, isClosed, isOpen } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { useCompeSala } from '../../../room/openRoom';
import { RankingPanel } from '../../../room/ranking/RankingPanel';
import { useSalaRanking } from '../../../room/useSalaRanking';
import { RoomPlaces } from './RoomPlaces';

/** `/compe/sala/{idSala}/ranking`. */
export function CompeRankingPage() {
  const sala = useCompeSala();
  const query = useSalaRanking(sala);
  const rivals = {
    opens: es.rivals.opens.compe,
    tap: es.rivals.tap.compe,
    hrefOf: (ins: number) => `/compe/sala/${sala.id}/duelo/${ins}`,
  };
  const { name, jornada_name: place, jornada_from, jornada_to } = sala;
  return (
    <>
      <RankingPanel query={query} before={isOpen(sala)} title={{ name, place }} rivals={rivals} />
      {hasJoined(sala) && jornada_from < jornada_to && isClosed(sala) && <RoomPlaces sala={sala} />}
    </>
  );
}
