import { RankingPanel } from '../../../room/ranking/RankingPanel';
import { useCompeSala } from '../../../room/openRoom';
import { RoomPlaces } from './RoomPlaces';
import { useSalaRanking } from '../../../room/useSalaRanking';

/** `/compe/sala/{idSala}/ranking`. */
export function CompeRankingPage() {
  const sala = useCompeSala();
  const query = useSalaRanking(sala);
  const { name, jornada_name: place, progress, ins_user, jornada_from, jornada_to } = sala;
  return (
    <>
      <RankingPanel query={query} before={progress === '0'} title={{ name, place }} />
      {ins_user > 0 && jornada_from < jornada_to && progress === '1' && <RoomPlaces sala={sala} />}
    </>
  );
}
