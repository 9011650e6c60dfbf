import { styled } from 'styled-components';
import type { RecapRoom, WeekRecap } from '@arma11/core/back-office';
import { useMoney } from '@arma11/widgets';
import { token } from '@arma11/widgets/theme';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { ListRow } from '../../page/ListRow';
import { Rows } from '../../page/Rows';

const t = es.recap;

const More = styled.p`
  margin: 8px 16px 0;
  color: ${token('colorTextMuted')};
`;

/** The rooms of a week, the best places first. */
export function RecapRooms({ recap: { rooms, played } }: { recap: WeekRecap }) {
  return (
    <section>
      <SectionHeading title={t.rooms} />
      <Rows>
        {rooms.map((room) => (
          <li key={`${room.kind} ${room.id}`}>
            <Room room={room} />
          </li>
        ))}
      </Rows>
      {played > rooms.length && <More>{t.more(played - rooms.length)}</More>}
    </section>
  );
}

function Room({ room: { kind, id, name, position, num_players, points, prize } }: { room: RecapRoom }) {
  const money = useMoney();
  const notes = [t.place(position, num_players), ...(prize > 0 ? [t.wonCoins(money.amount(prize))] : [])];
  return (
    <ListRow href={`/${kind}/sala/${id}`}>
      <span>
        <b>{name}</b>
        <small>{notes.join(' · ')}</small>
      </span>
      <strong>{es.room.pts(points)}</strong>
    </ListRow>
  );
}
