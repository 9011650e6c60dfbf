import { useNavigate } from 'react-router';
import type { PrediRoom } from '@arma11/core/contract';
import { RoomCard } from '@arma11/widgets';
import { useRecharge } from '../page/RechargePath';

interface Props {
  room: PrediRoom;
  /** The access code that lets the player in. */
  code?: string;
  /** Shows the room without a button. */
  readonly?: boolean;
}

/** A prediction room on its ticket; opening or joining it leads inside. */
export function PrediCard({ room, code, readonly }: Props) {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => void navigate(`/predi/sala/${id}`);
  const recharge = useRecharge();
  const given = { room, ...(code && { code }), ...(readonly && { readonly }) };
  return <RoomCard kind="predi" {...given} onOpen={open} onJoined={open} onRecharge={recharge} />;
}
