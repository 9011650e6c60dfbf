import { useParams } from 'react-router';
import { isOpen } from '@arma11/core/domain';
import { pointsInterval } from '../../page/liveInterval';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { useCasualEntry } from '../../room/openRoom';
import { DuelPanel } from './DuelPanel';
import { ElevenDuel } from './ElevenDuel';

/** `/casual/sala/{idIns}/duelo/{rival}`: the own six against those of another entry. */
export function CasualDuelPage() {
  const { id, sala_detail } = useCasualEntry();
  const rival = roomId(useParams()['rival']);
  if (rival === null) return <NotFoundPage />;
  const interval = pointsInterval(sala_detail);
  const back = `/casual/sala/${id}/ranking`;
  return (
    <DuelPanel kind="compe" room={sala_detail.id} {...{ rival, back, interval }} before={isOpen(sala_detail)}>
      {(duel) => <ElevenDuel duel={duel} interval={interval} />}
    </DuelPanel>
  );
}
