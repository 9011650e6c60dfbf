import { styled } from 'styled-components';
import type { VisitorRoom } from '@arma11/core/back-office';
import { displaySoles } from '@arma11/core/domain';
import { useServerNow } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon, LeagueBadge, Segments } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { lockWords } from '../lockWords';

const Room = styled.section`
  display: grid;
  gap: 12px;
  max-width: 420px;
  min-height: 208px;
  margin-bottom: 24px;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 12px;

  & h2 {
    ${displayText}
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin: 0;
    font-size: ${displaySize(24)};
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & small > span {
    display: inline-block;
    white-space: pre;
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  margin: 0;

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
    white-space: nowrap;
  }

  & dd[data-tone='coin'] {
    color: ${token('colorCoin')};
  }
`;

const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  margin: 0;
  color: ${token('colorTextMuted')};

  &[data-urgent='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

/** A room as visitors see it: what it costs, its pot, its seats and until when it can be entered. */
export function RoomTicket({ room }: { room: VisitorRoom }) {
  const { kind, name, league_name, league_unique, league_logo, jornada_name, amount_ins, pozo } = room;
  const { num_players, max_players } = room;
  const t = es.entry.room;
  const league = name === league_name ? [] : [league_name];
  const about = [es.entry.invitation.games[kind], ...league, jornada_name];
  return (
    <Room aria-label={name}>
      <Name>
        <LeagueBadge league={league_unique} logo={league_logo} size={48} />
        <div>
          <h2>{name}</h2>
          <small>
            {about.map((part, index) => (
              <span key={part}>{`${part}${index < about.length - 1 ? ' · ' : ''}`}</span>
            ))}
          </small>
        </div>
      </Name>
      <Figures>
        <div>
          <dt>{t.fee}</dt>
          <dd>{amount_ins > 0 ? displaySoles(amount_ins) : t.free}</dd>
        </div>
        {pozo > 0 && (
          <div>
            <dt>{t.pot}</dt>
            <dd data-tone="coin">{displaySoles(pozo)}</dd>
          </div>
        )}
        <div>
          <dt>{t.seats}</dt>
          <dd>{t.seatsOf(num_players, max_players)}</dd>
        </div>
      </Figures>
      <Segments filled={num_players} total={max_players} />
      <Lock room={room} />
    </Room>
  );
}

function Lock({ room: { estado, lock_at } }: { room: VisitorRoom }) {
  const { text, urgent } = lockWords(lock_at, useServerNow(lock_at));
  const t = es.entry.invitation;
  if (estado === 'llena') return <Foot>{t.full}</Foot>;
  if (estado !== 'abierta') return <Foot>{estado === 'cancelada' ? t.cancelled : t.shut}</Foot>;
  return (
    <Foot data-urgent={urgent}>
      <Icon name="clock" size={18} />
      {text.slice(0, 1).toUpperCase() + text.slice(1)}
    </Foot>
  );
}
