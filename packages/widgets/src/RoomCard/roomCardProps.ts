import { withOwnProps } from '../headless/withOwnProps';
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

/** What makes an element of yours the card's question. */
export interface ConfirmProps {
  role: 'group';
  'aria-label': string;
}

/** Attributes and handlers for markup of your own; give what you have yourself to the getter, so that both work. */
export interface RoomCardGetters {
  /** For 'Jugar' or 'Unirme'; it stays focusable where it cannot be tapped, and `title` says why. */
  getActionProps<Own extends object>(own?: Own): CardButtonProps & Own;
  /** For the element around the question, which is to be shown while `join.asking`. */
  getConfirmProps<Own extends object>(own?: Own): ConfirmProps & Own;
  /** For the button that pays and joins. */
  getPayProps<Own extends object>(own?: Own): CardButtonProps & Own;
  /** For the button that does not. */
  getCancelProps<Own extends object>(own?: Own): CardButtonProps & Own;
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
  const button = { type: 'button', 'aria-disabled': false, 'aria-busy': false, title: undefined } as const;
  const actionProps: CardButtonProps = {
    ...button,
    'aria-label': action ? t.openRoom(action.label, room) : room,
    'aria-disabled': blocked,
    'aria-busy': join.pending,
    title: action?.reason,
    onClick: () => {
      if (!blocked) action.onClick();
    },
  };
  const confirmProps: ConfirmProps = { role: 'group', 'aria-label': t.confirmTitle(facts?.title ?? '') };
  const payProps: CardButtonProps = {
    ...button,
    'aria-disabled': join.pending,
    'aria-busy': join.pending,
    onClick: join.confirm,
  };
  const cancelProps: CardButtonProps = { ...button, onClick: join.cancel };
  return {
    getActionProps: (own) => withOwnProps(actionProps, own),
    getConfirmProps: (own) => withOwnProps(confirmProps, own),
    getPayProps: (own) => withOwnProps(payProps, own),
    getCancelProps: (own) => withOwnProps(cancelProps, own),
  };
}
