import { useNavigate } from 'react-router';
import type { RoomOffer } from '@arma11/core/contract';
import { RoomCard } from '@arma11/widgets';
import { useRecharge } from '../shell/RechargePath';

/** A lineup room on its ticket; opening or joining it leads inside. */
export function SalaCard({ room }: { room: RoomOffer }) {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => void navigate(`/compe/sala/${id}`);
  const recharge = useRecharge();
  return <RoomCard kind="compe" room={room} onOpen={open} onJoined={open} onRecharge={recharge} />;
}
