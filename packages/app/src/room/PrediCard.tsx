import { useNavigate } from 'react-router';
import type { PrediRoom } from '@arma11/core/contract';
import { RoomCard } from '@arma11/widgets';
import { useRecharge } from '../shell/RechargePath';

/** A prediction room on its ticket; opening or joining it leads inside. */
export function PrediCard({ room }: { room: PrediRoom }) {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => void navigate(`/predi/sala/${id}`);
  const recharge = useRecharge();
  return <RoomCard kind="predi" room={room} onOpen={open} onJoined={open} onRecharge={recharge} />;
}
