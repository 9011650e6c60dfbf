import { styled } from 'styled-components';
import type { Match } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';

const t = es.lists.matches.detail;

const Heading = styled.h3`
  ${displayText}
  margin: 20px 0 4px;
  font-size: ${displaySize(20)};
`;

const List = styled.ol`
  margin: 0 0 20px;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${token('target')};
    border-bottom: 1px solid ${token('colorBorder')};
  }

  & b {
    ${displayText}
    flex: none;
    width: 40px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(19)};
  }

  & span {
    flex: 1;
    min-width: 0;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Note = styled.p`
  margin: 0 0 20px;
  color: ${token('colorTextMuted')};
`;

/** One thing that happened. */
interface MatchEvent {
  /** Null: nobody tells it. */
  minute: number | null;
  type: string;
  team: string;
  player: string;
}

/** Goals, cards and changes by their minute; before the kick-off there is nothing to tell. */
export function MatchEvents({ match }: { match: Pick<Match, 'estado'> & { events: readonly MatchEvent[] } }) {
  if (match.estado === 'programado') return <Note />;
  return (
    <>
      <Heading>{t.events}</Heading>
      {match.events.length === 0 ? (
        <Note>{t.noEvents}</Note>
      ) : (
        <List>
          {match.events.map(({ minute, type, team, player }, index) => (
            <li key={index}>
              <b>{minute !== null && t.minute(minute)}</b>
              <span>
                {[t.kinds[type] ?? type, player].filter(Boolean).join(' · ')}
                <small>{team}</small>
              </span>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
