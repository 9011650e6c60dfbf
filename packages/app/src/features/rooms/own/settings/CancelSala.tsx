import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PrediRoom } from '@arma11/core/contract';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../page/Column';
import { useUpdateSala } from './useUpdateSala';

const t = es.prediRooms.settings;

/** Cancels the room after asking; every fee goes back (rules R3.4). */
export function CancelSala({ room }: { room: PrediRoom }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { update, pending, error, uncertain } = useUpdateSala(room.id, () => void navigate('/predi/salas'));
  const close = () => setAsking(false);
  const footer = (
    <>
      <Button tone="danger" wide pending={pending} onClick={() => update({ cancel: true })}>
        {pending ? t.cancelling : t.cancel}
      </Button>
      <Button kind="ghost" wide onClick={close}>
        {t.keepRoom}
      </Button>
    </>
  );
  return (
    <Block>
      <Button kind="secondary" tone="danger" wide onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      <Dialog open={asking} onClose={close} title={t.cancelTitle} placement="center" footer={footer}>
        <p>{t.cancelText(room.num_players)}</p>
        {error && <ErrorBlock text={uncertain ? t.unknown : error.message} />}
      </Dialog>
    </Block>
  );
}
