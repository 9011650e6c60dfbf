import { RankingPanel } from '../../../room/RankingPanel';
import { useCompeSala } from '../../../shell/CompeSala';
import { RoomPlaces } from './RoomPlaces';
import { useSalaRanking } from './useSalaRanking';

/** `/compe/sala/{idSala}/ranking`. */
export function RankingPage() {
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
