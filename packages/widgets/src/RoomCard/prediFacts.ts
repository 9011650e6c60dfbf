import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import type { CardRoom, RefundReason, RoomFacts } from './roomFacts';

/** What all kinds of rooms have in common. */
export const commonFacts = (room: CardRoom) => ({
  amount_ins: room.amount_ins,
  pozo: room.pozo,
  modo: room.modo_pozo,
  commissionBps: room.commission_bps,
  players: room.num_players,
  seats: room.max_players,
  estado: room.estado,
  lockAt: room.lock_at,
  joined: hasJoined(room),
});

/** The facts of a prediction room. */
export function prediFacts(room: PrediRoom): RoomFacts {
  return {
    ...commonFacts(room),
    kind: 'predi',
    id: room.id,
    ins: room.user_ins,
    title: room.name,
    detail: room.league_names.join(' · '),
    matches: room.num_matches,
    jornada: null,
    league: null,
    topAward: room.top_award,
    awards: room.awards,
    offer: null,
    predi: room,
    refund: refundReason(room, null),
  };
}

const refundReasons: readonly string[] = [
  'no_se_lleno',
  'partidos_anulados',
  'nadie_acerto',
  'anfitrion',
  'organizador',
];

/** The server's reason, or what the seats show where a list leaves the reason out. */
export function refundReason(room: CardRoom, reason: string | null): RefundReason | null {
  if (reason !== null && refundReasons.includes(reason)) return reason as RefundReason;
  if (room.estado !== 'cancelada') return null;
  const least = room.modo_pozo === 'completo' ? room.max_players : 'min_players' in room ? room.min_players : 2;
  return room.num_players < least ? 'no_se_lleno' : 'unknown';
}
