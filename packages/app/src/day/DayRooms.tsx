import { useState } from 'react';
import type { CallOutput } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { Button } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { SummaryHeading } from './SummaryHeading';
import { SummaryRow } from './SummaryRow';

type Room = CallOutput<'quests', 'resume'>['rooms'][number];

/** What comes after stays in sight; a tap shows the others. */
const SHOWN = 3;

interface Props {
  rooms: readonly Room[];
  /** Called when a room is opened. */
  onLeave: (() => void) | undefined;
}

/** The rooms that closed today, with place, points and prize; those with a prize first. */
export function DayRooms({ rooms, onLeave }: Props) {
  const t = es.notices.day;
  const [all, setAll] = useState(false);
  if (rooms.length === 0) return null;
  const best = [...rooms].sort((a, b) => b.prize - a.prize);
  return (
    <>
      <SummaryHeading>{t.rooms}</SummaryHeading>
      {best.slice(0, all ? undefined : SHOWN).map((room) => (
        <DayRoom key={`${room.kind}-${room.id}`} room={room} onLeave={onLeave} />
      ))}
      {!all && rooms.length > SHOWN && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {t.allRooms(rooms.length)}
        </Button>
      )}
    </>
  );
}

function DayRoom({
  room: { kind, id, name, rank, points, prize },
  onLeave,
}: {
  room: Room;
  onLeave: (() => void) | undefined;
}) {
  const t = es.notices.day;
  const money = useMoney();
  return (
    <SummaryRow href={`/${kind}/sala/${id}`} onClick={onLeave}>
      <span>
        {name}
        {prize > 0 && <small>{t.won(money.amount(prize))}</small>}
      </span>
      <b>{rank === null ? es.room.pts(points) : `${es.room.rank(rank)} · ${es.room.pts(points)}`}</b>
    </SummaryRow>
  );
}
