import { styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { LeagueBadge, Link, Skeleton } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { LockCountdown } from './LockCountdown';
import { useNextLocks, type NextLock } from './useNextLocks';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }
`;

// The note goes on under the countdown: in the side panel there is no room beside it.
const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: 8px;
  min-height: 58px;
  color: inherit;
  text-decoration: none;

  & > :first-child {
    grid-row: 1 / 3;
  }

  & > span:first-of-type {
    display: contents;
  }

  & b {
    ${displayText}
    ${ellipsis}
    grid-column: 2;
    font-size: ${displaySize(17)};
  }

  & small {
    ${ellipsis}
    grid-area: 2 / 2 / 3 / 4;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > :last-child {
    grid-area: 1 / 3;
  }
`;

const Note = styled.p`
  margin: 8px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** The player's rooms that close next, soonest first. `onLeave` is called when one is opened. */
export function NextLocks({ onLeave }: { onLeave?: () => void }) {
  const locks = useNextLocks();
  if (locks === undefined) return <Skeleton height={174} />;
  if (locks.length === 0) return <Note>{es.shell.noLocks}</Note>;
  return (
    <List>
      {locks.map((lock) => (
        <li key={`${lock.kind}-${lock.id}`}>
          <LockRow lock={lock} onLeave={onLeave} />
        </li>
      ))}
    </List>
  );
}

function LockRow({ lock, onLeave }: { lock: NextLock; onLeave: (() => void) | undefined }) {
  return (
    <Row href={lock.href} onClick={onLeave}>
      <LeagueBadge league={lock.league} logo={lock.logo} size={34} />
      <span>
        <b>{lock.name}</b>
        <small>{lock.note}</small>
      </span>
      <LockCountdown lockAt={lock.lockAt} />
    </Row>
  );
}
