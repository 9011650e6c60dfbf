import type { Award, Estado, ModoPozo, PrediRoom, RoomOffer, Sala } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';

/** Which game a room belongs to. */
export type CardKind = 'compe' | 'predi' | 'casual';

/** A room as any of the lists sends it. */
export type CardRoom = RoomOffer | Sala | PrediRoom;

/** Why a room gave the fees back (rules.md R2.3, R6.5, R7.6). */
export type RefundReason =
  'no_se_lleno' | 'partidos_anulados' | 'nadie_acerto' | 'anfitrion' | 'organizador' | 'unknown';

/** What a card shows of a room, whichever of the three shapes it came in. */
export interface RoomFacts {
  kind: CardKind;
  id: number;
  /** The player's entry, 0 when not joined. */
  ins: number;
  joined: boolean;
  title: string;
  detail: string;
  /** Drawn large behind; null for prediction rooms. */
  jornada: number | null;
  league: { unique: string; logo: string } | null;
  amount_ins: number;
  pozo: number;
  topAward: number;
  /** The table as it stands; null where the list does not send it. */
  awards: readonly Award[] | null;
  modo: ModoPozo;
  commissionBps: number;
  players: number;
  seats: number;
  estado: Estado;
  lockAt: string;
  /** A public lineup room belongs to an offer: when it is full another one opens (rules.md R3.1). */
  offer: { amount_ins: number; league_unique: string; jornada: number } | null;
  /** Of a prediction room: pairs of crests, matches, questions still without an answer. */
  predi: { logos: readonly (readonly string[])[]; matches: number; unanswered: number; event: boolean } | null;
  /** Why everybody got the fee back; null while that did not happen. */
  refund: RefundReason | null;
}

/** The facts of a room of any kind. */
export const roomFacts = (kind: CardKind, room: CardRoom): RoomFacts =>
  'teams_logos' in room ? prediFacts(room) : lineupFacts(kind === 'casual' ? 'casual' : 'compe', room);

const common = (room: CardRoom) => ({
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

function prediFacts(room: PrediRoom): RoomFacts {
  return {
    ...common(room),
    kind: 'predi',
    id: room.id,
    ins: room.user_ins,
    title: room.name,
    detail: room.league_names.join(' · '),
    jornada: null,
    league: null,
    topAward: room.top_award,
    awards: room.awards,
    offer: null,
    predi: {
      logos: room.teams_logos,
      matches: room.num_matches,
      unanswered: room.unanswered,
      event: room.tipo === 'evento',
    },
    refund: refundReason(room, null),
  };
}

function lineupFacts(kind: 'compe' | 'casual', room: RoomOffer | Sala): RoomFacts {
  const isPublic = room.tipo === '1';
  const offered = 'sala' in room;
  const { amount_ins, league_unique, jornada } = room;
  return {
    ...common(room),
    kind,
    id: offered ? room.sala : room.id,
    ins: room.ins_user,
    title: isPublic ? room.league_name : room.name,
    detail: isPublic ? room.jornada_name : `${room.league_name} · ${room.jornada_name}`,
    jornada,
    league: { unique: league_unique, logo: room.league_logo },
    topAward: offered ? room.top_award : (room.awards[0]?.amount ?? 0),
    awards: offered ? null : room.awards,
    offer: isPublic && kind === 'compe' ? { amount_ins, league_unique, jornada } : null,
    predi: null,
    refund: refundReason(room, offered ? null : room.cancel_reason),
  };
}

const refundReasons: readonly string[] = [
  'no_se_lleno',
  'partidos_anulados',
  'nadie_acerto',
  'anfitrion',
  'organizador',
];

/** The server's reason, or what the seats tell where a list leaves the reason out. */
function refundReason(room: CardRoom, told: string | null): RefundReason | null {
  if (told !== null && refundReasons.includes(told)) return told as RefundReason;
  if (room.estado !== 'cancelada') return null;
  const least = room.modo_pozo === 'completo' ? room.max_players : 'min_players' in room ? room.min_players : 2;
  return room.num_players < least ? 'no_se_lleno' : 'unknown';
}
