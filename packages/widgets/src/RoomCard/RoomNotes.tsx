import { useMoney } from '../headless/useMoney';
import { useRoomCardWords, type RoomCardMessages } from '../messages/roomCard.es';
import { Icon } from '../ui/Icon';
import { CardNote } from './RoomCard.styles';
import type { RoomCardState } from './useRoomCard';

/** What happened to the player in this room: a refusal, a refund, a move to the next room of its kind. */
export function RoomNotes({ state }: { state: RoomCardState }) {
  const t = useRoomCardWords();
  const money = useMoney();
  const note = noteOf(state, t, money.amount);
  if (!note) return null;
  return (
    <CardNote part="status" data-tone={note.bad ? 'bad' : undefined} role={note.bad ? 'alert' : undefined}>
      <Icon name={note.bad ? 'warning' : 'info'} size={20} />
      <span>{note.text}</span>
    </CardNote>
  );
}

function noteOf(state: RoomCardState, t: RoomCardMessages, amount: (coins: number) => string) {
  const { join, facts, joined } = state;
  if (join.problem && !join.asking) return { text: join.problem, bad: true };
  if (join.missing > 0 && !join.asking) return { text: t.missing(amount(join.missing)), bad: true };
  if (join.seat?.moved) return { text: t.movedRoom, bad: false };
  if (!facts?.refund) return null;
  const reason = t.cancelReasons[facts.refund];
  const paid = joined && facts.amount_ins > 0;
  return { text: paid ? `${reason} ${t.returned(amount(facts.amount_ins))}` : reason, bad: false };
}
