import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { GROUPS_PATH } from '../../group/groupHref';
import { es } from '../../messages/es';
import { lazyExtra } from '../../page/lazyExtra';
import { PageBoundary } from '../../page/PageBoundary';
import { useNextLocks } from '../../room/useNextLocks';
import { PlayingRooms } from './PlayingRooms';
import { SoonestLock } from './SoonestLock';
import { Standing } from './Standing';

// Not everybody is in a group: it comes after the rest, at its end.
const Friends = lazyExtra(() => import('./Friends'), 'Friends');

const Aside = styled.aside`
  display: grid;
  gap: 28px;
  min-width: 0;
  padding: 20px 0 32px;

  & h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(22)};
  }
`;

// Pages that list the player's rooms in play, and rooms, which have a ranking of their own.
const LISTS_ROOMS = /^\/(compe|compe\/mis-salas|play\/juegos-compe)\/?$/;
const ROOM = /^\/(compe|casual|predi)\/sala\/\d/;

/** Beside the content on the widest screens: the player's next lock, how they stand, their rooms in play, and their friends. */
export function PlayerAside() {
  const { pathname } = useLocation();
  const locks = useNextLocks();
  // All of it at once: what comes later would push down what is there.
  if (locks === undefined) return <div />;
  return (
    <Aside aria-label={es.shell.aside.title}>
      <SoonestLock lock={locks[0]} />
      {!ROOM.test(pathname) && <Standing />}
      {!LISTS_ROOMS.test(pathname) && <PlayingRooms />}
      {!pathname.startsWith(GROUPS_PATH) && (
        <PageBoundary wait={null}>
          <Friends />
        </PageBoundary>
      )}
    </Aside>
  );
}
