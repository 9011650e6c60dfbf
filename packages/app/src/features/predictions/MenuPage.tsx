import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core/art';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { hasJoined, isOpen } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { HelpLink } from '../../page/HelpLink';
import { PageHead } from '../../page/PageHead';
import { MyPrediRow } from '../../room/MyPrediRow';
import { MyRooms } from '../../room/MyRooms';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 84px;
  padding: 14px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: ${token('shadow')};
  color: inherit;
  text-decoration: none;

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 10px;
    background: ${token('colorSurfaceSunken')};
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
    color: ${token('colorAccent')};
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(20)};
  }

  & small {
    display: block;
    margin-top: 3px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  &[data-first='true'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  &[data-first='true'] > i {
    background: ${token('colorAccentText')};
    box-shadow: none;
  }

  &[data-first='true'] small {
    color: inherit;
  }

  & > svg {
    flex: none;
  }
`;

const { menu } = es.predi;
const ENTRIES: { href: string; icon: IconName; title: string; text: string }[] = [
  { href: '/predi/ins', icon: 'users', ...menu.public },
  { href: '/predi/create-predi', icon: 'plus', ...menu.create },
  { href: '/predi/sala-join', icon: 'key', ...menu.join },
  { href: '/predi/event-join', icon: 'trophy', ...menu.event },
  { href: '/play/matches/in-game/', icon: 'calendar', ...menu.matches },
];

/** `/predi`: create a private room, join a friend's, play a public one or an event's, and matches for predictions. */
export function MenuPage() {
  return (
    <>
      <PageHead title={es.predi.title} lead={es.predi.lead} />
      <Block>
        <Grid>
          {ENTRIES.map(({ href, icon, title, text }, index) => (
            <li key={href}>
              <Entry href={href} data-first={index === 0}>
                <i>
                  <Icon name={icon} />
                </i>
                <span>
                  <b>{title}</b>
                  <small>{text}</small>
                </span>
                <Icon name="chevronRight" size={20} />
              </Entry>
            </li>
          ))}
        </Grid>
      </Block>
      <HelpLink game="predi" />
      <MyPredis />
    </>
  );
}

function MyPredis() {
  const { data } = useInfiniteQuery(prediQueries.mine(useClient()));
  const rooms = data?.pages.flatMap(({ results }) => results) ?? [];
  if (rooms.length === 0) return null;
  return (
    <Block>
      <SectionHeading title={es.predi.mine} />
      <MyRooms label={es.predi.mine} items={rooms} keyOf={({ id }) => id} ranked={false}>
        {(room, row) => <MyPrediRow room={room} href={`/predi/sala/${room.id}`} note={pending(room)} row={row} />}
      </MyRooms>
    </Block>
  );
}

/** What is left to answer; once nothing can be, the room's own state is shown instead. */
function pending(room: PrediRoom): string | undefined {
  if (!hasJoined(room)) return es.lists.predis.owner;
  if (room.unanswered > 0) return es.shell.unanswered(room.unanswered);
  return isOpen(room) ? es.shell.answered : undefined;
}
