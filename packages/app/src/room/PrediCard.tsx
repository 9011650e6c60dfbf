import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { PrediRoom } from '@arma11/core/contract';
import { RoomCard, type RoomCardProps } from '@arma11/widgets';
import { useRecharge } from '../page/RechargePath';

interface Props {
  room: PrediRoom;
  /** The access code that lets the player in. */
  code?: string;
  /** Shows the room without a button. */
  readonly?: boolean;
  /** @default a ticket */
  face?: ComponentType<RoomCardProps>;
}

/** A prediction room that can be entered; opening or joining it leads inside. */
export function PrediCard({ room, code, readonly, face: Face = RoomCard }: Props) {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => void navigate(`/predi/sala/${id}`);
  const recharge = useRecharge();
  const given = { room, ...(code && { code }), ...(readonly && { readonly }) };
  return <Face kind="predi" {...given} onOpen={open} onJoined={open} onRecharge={recharge} />;
}
