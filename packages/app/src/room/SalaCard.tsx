import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { RoomOffer } from '@arma11/core/contract';
import { isCasual, isLegends } from '@arma11/core/domain';
import { RoomCard, type RoomCardProps } from '@arma11/widgets';
import { useRecharge } from '../page/RechargePath';

interface Props {
  room: RoomOffer;
  /** The access code that led here, where a room needs one. */
  code?: string;
  /** @default a ticket */
  face?: ComponentType<RoomCardProps>;
}

/**
 * A lineup room that can be entered; opening or joining it leads inside. F6 rooms have pages of their own, and for a room of
 * legends one is chosen first.
 */
export function SalaCard({ room, code, face: Face = RoomCard }: Props) {
  const navigate = useNavigate();
  const recharge = useRecharge();
  const casual = isCasual(room);
  const open = ({ id, ins }: { id: number; ins: number }) =>
    void navigate(casual ? `/casual/sala/${ins}` : `/compe/sala/${id}`);
  const chooseLegend = () => {
    void navigate(`/compe/sala/ins/leyenda?sala=${room.sala}`);
    return false;
  };
  return (
    <Face
      kind={casual ? 'casual' : 'compe'}
      room={room}
      onOpen={open}
      onJoined={open}
      onRecharge={recharge}
      {...(code === undefined ? {} : { code })}
      {...(isLegends(room) ? { onJoin: chooseLegend } : {})}
    />
  );
}
