import { styled } from 'styled-components';
import type { EventInfo, RoomOffer } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, LeagueBadge, Picture } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { OpenRooms } from '../../room/OpenRooms';
import { SalaCard } from '../../room/SalaCard';
import { tableHref } from './tableHref';

const t = es.lists.events;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-bottom: 12px;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
  }

  & p {
    margin: 2px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & p[data-live='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

const Foot = styled.div`
  margin-top: 12px;
`;

/** Rooms that may be joined, and the player's own. */
const worthShowing = ({ estado, ins_user }: RoomOffer) => ins_user > 0 || estado === 'abierta';

/** One event: what it is, its rooms that matter to the player, and the way to its table. */
export function EventBlock({ event }: { event: EventInfo }) {
  const { name, image, league_unique, league_name, jornada_from, jornada_to, estado, starts_at, ends_at } = event;
  const rooms = event.rooms.filter(worthShowing);
  const days = t.days(es.dates.shortDay(starts_at), es.dates.shortDay(ends_at));
  const badge = <LeagueBadge league={league_unique} logo={event.rooms[0]?.league_logo ?? null} size={56} />;
  return (
    <Block>
      <Head>
        <Picture src={image} alt="" width={56} fallback={badge} />
        <div>
          <h2>{name}</h2>
          <p>
            {league_name} · {t.span(jornada_from, jornada_to)} · {days}
          </p>
          <p data-live={estado === 'en_vivo'}>
            {es.room.estados[estado]} · {t.players(event.num_players)}
          </p>
        </div>
      </Head>
      {rooms.length > 0 && (
        <OpenRooms label={t.roomsOf(name)} rooms={rooms} keyOf={({ sala }) => sala}>
          {(room, face) => <SalaCard room={room} face={face} />}
        </OpenRooms>
      )}
      <Foot>
        <ButtonLink kind="secondary" href={tableHref(event.id, event.jornada)} aria-label={t.tableOf(name)}>
          {t.table}
        </ButtonLink>
      </Foot>
    </Block>
  );
}
