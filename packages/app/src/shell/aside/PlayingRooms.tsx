import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { compeQueries, prediQueries, useClient } from '@arma11/core';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { LeagueBadge, Link } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { playingRooms, type PlayingRoom } from './playingRoom';

const List = styled.ul`
  margin: 6px 0 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  color: inherit;
  text-decoration: none;

  & > span {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    ${ellipsis}
    display: block;
    font-size: ${displaySize(17)};
  }

  & small {
    ${ellipsis}
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > strong {
    ${displayText}
    flex: none;
    font-size: ${displaySize(20)};
  }

  &:hover b {
    text-decoration: underline;
  }
`;

/** The player's rooms that are being played, with place and points; nothing while there are none. */
export function PlayingRooms() {
  const client = useClient();
  const compe = useInfiniteQuery(compeQueries.mine(client));
  const predi = useInfiniteQuery(prediQueries.mine(client));
  const rooms = playingRooms(
    compe.data?.pages.flatMap(({ results }) => results) ?? [],
    predi.data?.pages.flatMap(({ results }) => results) ?? [],
  );
  if (rooms.length === 0) return null;
  return (
    <section>
      <h2>{es.shell.aside.playing}</h2>
      <List>
        {rooms.map((room) => (
          <li key={room.href}>
            <RoomRow room={room} />
          </li>
        ))}
      </List>
    </section>
  );
}

function RoomRow({ room: { href, name, league, logo, rank, points } }: { room: PlayingRoom }) {
  return (
    <Row href={href}>
      <LeagueBadge league={league} logo={logo} size={32} />
      <span>
        <b>{name}</b>
        <small>{rank === null ? es.room.estados.en_vivo : es.room.rank(rank)}</small>
      </span>
      {points !== null && <strong>{es.room.pts(points)}</strong>}
    </Row>
  );
}
