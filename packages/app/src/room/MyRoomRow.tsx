import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { Estado, Sala } from '@arma11/core/contract';
import { token } from '@arma11/widgets/theme';
import { Icon, LeagueBadge } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { ListRow } from '../page/ListRow';
import { LockCountdown } from './LockCountdown';

const Row = styled(ListRow)`
  padding: 8px 12px 8px 16px;

  & em {
    font-style: normal;
  }

  /* Lines break between its parts. */
  & small > span {
    display: inline-block;
  }

  & em[data-live='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }

  & > svg {
    color: ${token('colorTextMuted')};
  }
`;

/** What a line of a room tells, and what a table has columns for. */
export interface MyRoomRowProps {
  href: string;
  /** Picks the badge's drawing where there is no logo. */
  league: string;
  logo: string | null;
  name: string;
  /** Its jornada, where that is not in the name. */
  when?: string;
  estado: Estado;
  lockAt: string;
  rank: number | null;
  points: number | null;
  /** What is left to do before the lock, or what came of it. */
  note?: string | undefined;
  /** What it costs, pays and holds: in tables alone. */
  terms: Pick<Sala, 'amount_ins' | 'pozo' | 'num_players' | 'max_players'>;
  /** What it paid the player, where that has a column. */
  prize?: number;
}

const OPEN: ReadonlySet<Estado> = new Set(['borrador', 'abierta', 'llena']);

/** Whether it still waits for its lock. */
export const isBeforeLock = (estado: Estado) => OPEN.has(estado);

/** One of the player's rooms in a line: when it closes, or how it is going. */
export function MyRoomRow({ href, league, logo, name, when, estado, lockAt, rank, points, note }: MyRoomRowProps) {
  const open = isBeforeLock(estado);
  const state = note ?? (open ? es.shell.ready : es.room.estados[estado]);
  const after = [...(!open && rank !== null ? [es.room.rank(rank)] : []), ...(when ? [when] : [])];
  return (
    <Row href={href}>
      <LeagueBadge league={league} logo={logo} size={36} />
      <span>
        <b>{name}</b>
        <small>
          <em data-live={estado === 'en_vivo'}>{state}</em>
          {after.map((part) => (
            <Fragment key={part}>
              {' · '}
              <span>{part}</span>
            </Fragment>
          ))}
        </small>
      </span>
      {open ? <LockCountdown lockAt={lockAt} /> : points !== null && <strong>{es.room.pts(points)}</strong>}
      <Icon name="chevronRight" size={20} />
    </Row>
  );
}
