import { useParams } from 'react-router';
import { isOpen } from '@arma11/core/domain';
import { pointsInterval } from '../../page/liveInterval';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { useCompeSala } from '../../room/openRoom';
import { DuelPanel } from './DuelPanel';
import { ElevenDuel } from './ElevenDuel';

/** `/compe/sala/{idSala}/duelo/{rival}`: the own eleven against that of another entry. */
export function CompeDuelPage() {
  const sala = useCompeSala();
  const rival = roomId(useParams()['rival']);
  if (rival === null) return <NotFoundPage />;
  const interval = pointsInterval(sala);
  const back = `/compe/sala/${sala.id}/ranking`;
  return (
    <DuelPanel kind="compe" room={sala.id} {...{ rival, back, interval }} before={isOpen(sala)}>
      {(duel) => <ElevenDuel duel={duel} interval={interval} />}
    </DuelPanel>
  );
}
