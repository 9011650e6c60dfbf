import { useParams } from 'react-router';
import { isOpen } from '@arma11/core/domain';
import { pointsInterval } from '../../page/liveInterval';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { usePrediSala } from '../../room/openRoom';
import { AnswersDuel } from './AnswersDuel';
import { DuelPanel } from './DuelPanel';

/** `/predi/sala/{idPredi}/duelo/{rival}`: the own answers against those of another entry. */
export function PrediDuelPage() {
  const room = usePrediSala();
  const rival = roomId(useParams()['rival']);
  if (rival === null) return <NotFoundPage />;
  const interval = pointsInterval(room);
  const back = `/predi/sala/${room.id}/ranking`;
  return (
    <DuelPanel kind="predi" room={room.id} {...{ rival, back, interval }} before={isOpen(room)}>
      {(duel) => <AnswersDuel duel={duel} interval={interval} />}
    </DuelPanel>
  );
}
