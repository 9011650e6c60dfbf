import { useNavigate } from 'react-router';
import { PrediccionPanel, RoomCard } from '@arma11/widgets';
import { OfflineNote } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../shell/Column';
import { usePrediSala } from '../../../shell/PrediSala';

/** `/predi/sala/{idPredi}`: the predictions; who has no seat sees the room's ticket above them. */
export function PredictionsPage() {
  const room = usePrediSala();
  const navigate = useNavigate();
  const outside = room.user_ins === 0 && room.progress === '0' && room.estado !== 'cancelada';
  return (
    <>
      {room.estado === 'cancelada' && (
        <Block>
          <OfflineNote quiet text={es.room.cancelled} />
        </Block>
      )}
      {outside && (
        <Block>
          <RoomCard
            kind="predi"
            room={room}
            onJoined={({ id }) => void navigate(`/predi/sala/${id}`)}
            onRecharge={() => void navigate('/play/galery-billetera')}
          />
        </Block>
      )}
      <PrediccionPanel prediId={room.id} />
    </>
  );
}
