import type { CardAction } from './cardAction';
import type { RoomFacts } from './roomFacts';
import type { RoomPhase } from './roomPhase';

/** Props of Ticket and PrediCard. */
export interface RoomFaceProps {
  facts: RoomFacts;
  joined: boolean;
  phase: RoomPhase;
  action: CardAction;
  /** The seat is being taken. */
  pending: boolean;
}

/** Nothing is played any more: the button of who was in steps back. */
export const isOver = (phase: RoomPhase) => phase === 'finished' || phase === 'cancelled';
