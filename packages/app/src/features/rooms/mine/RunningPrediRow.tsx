import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import { es } from '../../../messages/es';
import { pointsInterval } from '../../../page/liveInterval';
import type { MyRoomRowProps } from '../../../room/MyRoomRow';

/** A prediction room in play: what is left to answer before its lock, then the player's place and points. */
export function RunningPrediRow({ room, row: Row }: { room: PrediRoom; row: ComponentType<MyRoomRowProps> }) {
  const client = useClient();
  const pace = hasJoined(room) ? pointsInterval(room) : false;
  const { data: mine } = useQuery({
    ...prediQueries.myRow(client, room.id),
    enabled: pace !== false,
    refetchInterval: () => livePace(client, pace),
  });
  return (
    <Row
      href={`/predi/sala/${room.id}`}
      league={room.league_names[0] ?? room.name}
      logo={null}
      name={room.name}
      estado={room.estado}
      lockAt={room.lock_at}
      rank={mine?.position ?? null}
      points={mine?.points ?? null}
      terms={room}
      note={pace === false ? todo(room) : undefined}
    />
  );
}

/** What the player has left to do before the lock. */
function todo({ user_ins, unanswered }: PrediRoom): string {
  if (user_ins === 0) return es.lists.predis.owner;
  return unanswered > 0 ? es.shell.unanswered(unanswered) : es.shell.answered;
}
