import type { CardAction } from './cardAction';
import type { RoomFacts } from './roomFacts';
import type { RoomPhase } from './roomPhase';
import type { RoomResult } from './useRoomResult';

/** Props of Ticket and PrediCard. */
export interface RoomFaceProps {
  facts: RoomFacts;
  joined: boolean;
  phase: RoomPhase;
  /** Null on a card that is only to be looked at. */
  action: CardAction | null;
  /** How a finished room ended for the player, once it is known. */
  result: RoomResult | null;
  /** The seat is being taken. */
  pending: boolean;
}

/** Nothing is played any more: the button of who was in steps back. */
export const isOver = (phase: RoomPhase) => phase === 'finished' || phase === 'cancelled';
