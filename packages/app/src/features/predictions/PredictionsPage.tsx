import { useNavigate } from 'react-router';
import { PrediccionPanel } from '@arma11/widgets';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useRecharge } from '../../page/RechargePath';
import { usePrediSala } from '../../room/openRoom';

/** `/predi/sala/{idPredi}`: the predictions. Who has no seat yet takes one from the panel's own bar. */
export function PredictionsPage() {
  const { id } = usePrediSala();
  const navigate = useNavigate();
  const recharge = useRecharge();
  return (
    <>
      <VisuallyHidden as="h2">{es.predi.rooms.predictions}</VisuallyHidden>
      <PrediccionPanel
        prediId={id}
        onJoined={(seat) => void navigate(`/predi/sala/${seat.id}`, { replace: true })}
        onRecharge={recharge}
      />
    </>
  );
}
