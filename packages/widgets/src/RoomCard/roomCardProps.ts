import type { RoomCardMessages } from '../messages/roomCard.es';
import type { CardAction } from './cardAction';
import type { RoomFacts } from './roomFacts';
import type { Joining } from './useJoinRoom';

/** What makes a button of yours one of the card's. */
export interface CardButtonProps {
  type: 'button';
  'aria-label'?: string;
  'aria-disabled': boolean;
  'aria-busy': boolean;
  title: string | undefined;
  onClick: () => void;
}

/** Attributes and handlers for markup of your own. */
export interface RoomCardGetters {
  /** For 'Jugar' or 'Unirme'; it stays focusable where it cannot be tapped, and `title` says why. */
  getActionProps(): CardButtonProps;
  /** For the element around the question, which is to be shown while `join.asking`. */
  getConfirmProps(): { role: 'group'; 'aria-label': string };
  /** For the button that pays and joins. */
  getPayProps(): CardButtonProps;
  /** For the button that does not. */
  getCancelProps(): CardButtonProps;
}

interface Source {
  facts: RoomFacts | null;
  action: CardAction | null;
  join: Joining;
  t: RoomCardMessages;
}

/** The prop getters of a room card. */
export function roomCardProps({ facts, action, join, t }: Source): RoomCardGetters {
  const room = facts ? t.room(facts.title, facts.detail) : '';
  const blocked = !facts || !action || action.reason !== undefined || join.pending;
  return {
    getActionProps: () => ({
      type: 'button',
      'aria-label': action ? t.openRoom(action.label, room) : room,
      'aria-disabled': blocked,
      'aria-busy': join.pending,
      title: action?.reason,
      onClick: () => {
        if (!blocked) action.onClick();
      },
    }),
    getConfirmProps: () => ({ role: 'group', 'aria-label': t.confirmTitle(facts?.title ?? '') }),
    getPayProps: () => ({
      type: 'button',
      'aria-disabled': join.pending,
      'aria-busy': join.pending,
      title: undefined,
      onClick: join.confirm,
    }),
    getCancelProps: () => ({
      type: 'button',
      'aria-disabled': false,
      'aria-busy': false,
      title: undefined,
      onClick: join.cancel,
    }),
  };
}
