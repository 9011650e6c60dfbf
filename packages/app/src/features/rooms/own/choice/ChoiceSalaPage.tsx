import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined, isClosed } from '@arma11/core/domain';
import { ButtonLink, EmptyState } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { OwnSala } from '../OwnSala';
import { ChoiceLoader } from './ChoiceLoader';
import { MOST_MATCHES } from './selection';

const t = es.prediRooms.choice;

/** `/predi/choice-sala-predi/{idSala}`: the owner chooses matches and questions, which publishes the room. */
export function ChoiceSalaPage() {
  return (
    <OwnSala title={t.title} lead={t.lead(MOST_MATCHES)}>
      {(room) => {
        const refusal = whyNot(room);
        return refusal === null ? <ChoiceLoader key={room.id} room={room} /> : <Refused id={room.id} text={refusal} />;
      }}
    </OwnSala>
  );
}

function Refused({ id, text }: { id: number; text: string }) {
  return (
    <EmptyState drawing="whistle" text={text} action={<ButtonLink href={`/predi/sala/${id}`}>{t.toRoom}</ButtonLink>} />
  );
}

/** Only the owner chooses, before the lock, and until somebody else has entered (rules R3.4). */
function whyNot(room: PrediRoom): string | null {
  if (!room.is_admin) return t.notOwner;
  if (isClosed(room)) return t.closed;
  return room.num_players > (hasJoined(room) ? 1 : 0) ? t.frozen : null;
}
