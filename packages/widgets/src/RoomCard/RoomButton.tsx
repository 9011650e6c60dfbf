import { useRoomCardWords } from '../messages/roomCard.es';
import { Button } from '../ui/Button';
import type { RoomFaceProps } from './roomFace';

/** The one button of a card, named with its room for whoever does not see the rest. */
export function RoomButton(props: Pick<RoomFaceProps, 'facts' | 'action' | 'pending'> & { secondary?: boolean }) {
  const { facts, action, pending, secondary = false } = props;
  const t = useRoomCardWords();
  if (!action) return null;
  return (
    <Button
      part="action"
      kind={secondary ? 'secondary' : 'primary'}
      pending={pending}
      disabledReason={action.reason}
      aria-label={t.openRoom(action.label, t.room(facts.title, facts.detail))}
      onClick={action.onClick}
    >
      {pending ? '' : action.label}
    </Button>
  );
}
