import type { Award, Estado, ModoPozo, PrediRoom, RoomOffer, Sala } from '@arma11/core/contract';
import { isPrivate, isPublic } from '@arma11/core/domain';
import { commonFacts, prediFacts, refundReason } from './prediFacts';

/** Which game a room belongs to. */
export type CardKind = 'compe' | 'predi' | 'casual';

/** A room as any of the lists sends it. */
export type CardRoom = RoomOffer | Sala | PrediRoom;

/** Why a room gave the fees back (rules R2.3, R6.5, R7.6). */
export type RefundReason =
  | 'no_se_lleno'
  | 'partidos_anulados'
  | 'nadie_acerto'
  | 'anfitrion'
  | 'organizador'
  | 'unknown';

/**
 * What a card shows of a room, whichever of the three shapes it came in. Amounts are coins, `commissionBps` hundredths
 * of a percent.
 */
export interface RoomFacts {
  kind: CardKind;
  id: number;
  /** The player's entry, 0 when not joined. */
  ins: number;
  joined: boolean;
  title: string;
  detail: string;
  /** How many matches it is played on (rules R14.1). */
  matches: number;
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
  /**
   * A public lineup room belongs to an offer: when it is full another one opens (rules R3.1). Null for all other rooms.
   */
  offer: { amount_ins: number; league_unique: string; jornada: number } | null;
  /** Of a private lineup room: the server shows its table of prizes to nobody before they are in. */
  secretAwards?: boolean;
  /** A prediction room as it was sent, for what such rooms alone have. */
  predi: PrediRoom | null;
  /** Why everybody got the fee back; null while that did not happen. */
  refund: RefundReason | null;
}

/** The facts of a room of any kind; `say` says the server's name of a jornada in the reader's language. */
export const roomFacts = (kind: CardKind, room: CardRoom, say = (name: string) => name): RoomFacts =>
  'teams_logos' in room ? prediFacts(room) : lineupFacts(kind === 'casual' ? 'casual' : 'compe', room, say);

function lineupFacts(kind: 'compe' | 'casual', room: RoomOffer | Sala, say: (name: string) => string): RoomFacts {
  const toAll = isPublic(room);
  const offered = 'sala' in room;
  const { amount_ins, league_unique, jornada, league_name } = room;
  const jornada_name = say(room.jornada_name);
  return {
    ...commonFacts(room),
    kind,
    id: offered ? room.sala : room.id,
    ins: room.ins_user,
    title: toAll ? league_name : room.name,
    detail: toAll ? jornada_name : `${jornada_name} · ${league_name}`,
    matches: room.num_matches,
    jornada,
    league: { unique: league_unique, logo: room.league_logo },
    topAward: offered ? room.top_award : (room.awards[0]?.amount ?? 0),
    awards: offered ? null : room.awards,
    offer: toAll && kind === 'compe' ? { amount_ins, league_unique, jornada } : null,
    secretAwards: isPrivate(room) && room.ins_user === 0,
    predi: null,
    refund: refundReason(room, offered ? null : room.cancel_reason),
  };
}
