import { formatAccessCode } from '@arma11/core/domain';
import type { GroupRoom } from '@arma11/core/back-office';
import type { RoomStage } from './roomStage';

/** Where a room of a group leads its reader, or null: into it by its code, to their game, or to what came of it. */
export function roomWay(room: GroupRoom, stage: RoomStage): { to: 'enter' | 'play' | 'see'; href: string } | null {
  const { kind, id, joined, cod_access } = room;
  const at = `/${kind}/sala/${id}`;
  if (joined) return stage === 'open' ? { to: 'play', href: at } : { to: 'see', href: `${at}/ranking` };
  if (stage !== 'open' || cod_access === null || room.estado === 'llena') return null;
  const code = formatAccessCode(cod_access);
  return {
    to: 'enter',
    href: kind === 'compe' ? `/compe/sala/join/?code=${code}` : `/predi/sala-join?code=${code}&predi=${id}`,
  };
}
