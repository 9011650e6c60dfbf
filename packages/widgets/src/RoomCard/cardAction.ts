import type { RoomCardMessages } from '../messages/roomCard.es';
import type { RoomPhase } from './roomPhase';

/** The one button of a card. */
export interface CardAction {
  label: string;
  /** Why it cannot be tapped; absent when it can. */
  reason?: string;
  /** It says 'Cerrado'. */
  locked: boolean;
  onClick(): void;
}

interface Source {
  joined: boolean;
  phase: RoomPhase;
  lockAt: string;
  t: RoomCardMessages;
}

/** 'Jugar' when the player is in, otherwise 'Unirme' (product §2), or why that is no longer possible. */
export function cardAction({ joined, phase, lockAt, t }: Source): Omit<CardAction, 'onClick'> {
  if (joined) return { label: t.play, locked: false };
  if (phase === 'open') return { label: t.join, locked: false };
  if (phase === 'full') return { label: t.full, reason: t.fullReason, locked: false };
  return { label: t.closed, reason: closedReason(phase, lockAt, t), locked: true };
}

const closedReason = (phase: RoomPhase, lockAt: string, t: RoomCardMessages) =>
  phase === 'cancelled' ? t.cancelReasons.unknown : t.closedAt(t.time(lockAt));
