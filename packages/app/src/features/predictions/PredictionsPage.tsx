import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { hasJoined, isOpen } from '@arma11/core/domain';
import { PrediccionPanel, type PanelState } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useRecharge } from '../../page/RechargePath';
import { EnterRoom } from '../../room/EnterRoom';
import { usePrediSala } from '../../room/openRoom';
import { usePushOffer } from '../../offline/push/offer/usePushOffer';
import { AutosaveBar } from './autosave/AutosaveBar';
import { QuickFormLink } from './quick/QuickFormLink';
import { useTrial } from './trial/useTrial';

/** How long after the last tap answers are saved: the taps of one match go together. */
const PAUSE_MS = 800;

// What was not saved stays in view under the bar, wherever one has scrolled to.
const Questions = styled.div`
  & [part='status'][data-tone='bad'],
  & [part='status'][data-tone='waiting'] {
    position: sticky;
    top: calc(var(--arma11-sticky-top, 0px) + 71px);
    z-index: 4;
    margin: 8px 0 0;
    padding: 10px 16px;
    background: ${token('colorSurfaceRaised')};
  }
`;

/** The panel's bar is for joining until one has. */
const JOIN = "[part~='bar'] button";

/**
 * `/predi/sala/{idPredi}`: the predictions, which save themselves. Who has no seat yet takes one from the panel's own
 * bar.
 */
export function PredictionsPage() {
  const room = usePrediSala();
  const { id } = room;
  const navigate = useNavigate();
  const recharge = useRecharge();
  const { onSaved, offer } = usePushOffer();
  const trial = useTrial(room);
  const bar = (panel: PanelState) =>
    panel.joined && panel.editable ? (
      <>
        <AutosaveBar panel={panel} pauseMs={PAUSE_MS} />
        {trial.claim(panel)}
      </>
    ) : null;
  return (
    <Questions>
      {offer}
      <VisuallyHidden as="h2">{es.predi.rooms.predictions}</VisuallyHidden>
      {hasJoined(room) && isOpen(room) && <QuickFormLink prediId={id} />}
      {trial.note}
      <EnterRoom button={hasJoined(room) ? null : JOIN}>
        <PrediccionPanel
          prediId={id}
          bar={bar}
          onAnswersSave={(saved) => {
            onSaved();
            trial.onSaved(saved);
          }}
          onJoined={(seat) => {
            trial.onSeat(seat.id);
            void navigate(`/predi/sala/${seat.id}`, { replace: true });
          }}
          onRecharge={recharge}
        />
      </EnterRoom>
    </Questions>
  );
}
