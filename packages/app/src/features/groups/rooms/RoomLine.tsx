import { styled } from 'styled-components';
import type { GroupRoom } from '@arma11/core/back-office';
import { useMoney } from '@arma11/widgets';
import { displayText, displaySize, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, Icon } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { LockCountdown } from '../../../room/LockCountdown';
import type { RoomStage } from './roomStage';
import { roomWay } from './roomWay';

const t = es.groups.rooms;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 72px;
  padding: 10px 12px 10px 16px;

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & > div {
    flex: 1 1 150px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(19)};
  }

  & small {
    display: block;
    margin-top: 2px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & em {
    color: ${token('colorCoin')};
    font-style: normal;
    font-weight: 600;
  }
`;

const Aside = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;

  & > small {
    margin: 0;
  }
`;

interface Props {
  room: GroupRoom;
  stage: RoomStage;
  me: number | undefined;
}

/** A room of the group: what it is, how long it is open and the way in; or who of the group won it. */
export function RoomLine({ room, stage, me }: Props) {
  const money = useMoney();
  const { kind, name, league_name, jornada_name, amount_ins, num_players, lock_at, estado } = room;
  const fee = amount_ins === 0 ? t.free : money.amount(amount_ins);
  return (
    <Line>
      <Icon name={kind === 'compe' ? 'pitch' : 'ball'} size={28} />
      <div>
        <b>{name}</b>
        <small>{[t.kind[kind], league_name, jornada_name].join(' · ')}</small>
        <small>
          {stage === 'played' ? (
            <Result room={room} me={me} />
          ) : (
            [fee, t.players(num_players), ...(stage === 'playing' ? [es.room.estados[estado]] : [])].join(' · ')
          )}
        </small>
      </div>
      <Aside>
        {stage === 'open' && <LockCountdown lockAt={lock_at} />}
        <Way room={room} stage={stage} />
      </Aside>
    </Line>
  );
}

function Way({ room, stage }: Pick<Props, 'room' | 'stage'>) {
  const way = roomWay(room, stage);
  if (!way) return room.estado === 'llena' && stage === 'open' ? <small>{t.full}</small> : null;
  const { name } = room;
  const words = {
    enter: { text: t.enter, label: t.enterOf(name) },
    play: { text: t.go, label: t.goOf(name) },
    see: { text: es.room.ranking.title, label: t.seeOf(name) },
  }[way.to];
  return (
    <ButtonLink href={way.href} kind={way.to === 'see' ? 'ghost' : 'secondary'} aria-label={words.label}>
      {words.text}
    </ButtonLink>
  );
}

/** Who of the group had the most points. */
function Result({ room: { estado, winners, best }, me }: Pick<Props, 'room' | 'me'>) {
  if (estado === 'cancelada') return t.cancelled;
  if (winners.length === 0 || best === null) return t.noWinner;
  const others = winners.filter(({ id }) => id !== me).map(({ username }) => username);
  if (others.length === winners.length) return t.winners(others, best);
  return <em>{others.length === 0 ? t.winnerMe(best) : t.winners([...others, t.me], best)}</em>;
}
