import type { CallOutput } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { es } from '../../messages/es';
import { SummaryHeading } from './SummaryHeading';
import { SummaryRow } from './SummaryRow';

type Room = CallOutput<'quests', 'resume'>['rooms'][number];

/** The rooms that closed today, with place, points and prize. `onLeave` is called when one is opened. */
export function DayRooms({ rooms, onLeave }: { rooms: readonly Room[]; onLeave: () => void }) {
  const t = es.shell.summary;
  if (rooms.length === 0) return <p>{t.empty}</p>;
  return (
    <>
      <SummaryHeading>{t.rooms}</SummaryHeading>
      {rooms.map((room) => (
        <DayRoom key={`${room.kind}-${room.id}`} room={room} onLeave={onLeave} />
      ))}
    </>
  );
}

function DayRoom({ room: { kind, id, name, rank, points, prize }, onLeave }: { room: Room; onLeave: () => void }) {
  const t = es.shell.summary;
  const money = useMoney();
  return (
    <SummaryRow href={`/${kind}/sala/${id}`} onClick={onLeave}>
      <span>
        {name}
        {prize > 0 && <small>{t.won(money.amount(prize))}</small>}
      </span>
      <b>{rank === null ? t.points(points) : `${t.rank(rank)} · ${t.points(points)}`}</b>
    </SummaryRow>
  );
}
