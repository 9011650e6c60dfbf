import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Match } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Link, LiveMark, ScoreCell, VisuallyHidden } from '@arma11/widgets/ui';
import { matchState } from '../../match/matchState';
import { es } from '../../messages/es';

const Board = styled(Link)`
  display: block;
  min-width: 0;
  padding: 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceSunken')};
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  color: inherit;
  font-size: ${fontSize(13)};
  text-decoration: none;
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 20px;

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > span {
    ${ellipsis}
  }
`;

const Score = styled.span`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  justify-items: center;
  gap: 8px;
  margin: 12px 0 10px;

  & > span {
    display: flex;
    gap: 5px;
  }

  & > b {
    ${displayText}
    font-size: ${displaySize(30)};
  }
`;

const Foot = styled.span`
  display: block;
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${token('colorBorder')};
`;

/** A match on a small scoreboard: minute or kick-off, crests, score. It leads to the rooms that have it. */
export function LiveMatchCard({ match }: { match: Match }) {
  const { local, visit, goals_local, goals_visit, hour, date, num_rooms } = match;
  const { played, label, note } = matchState(match);
  return (
    <Board href={`/predi/ins?match=${match.id}`}>
      <Row>
        {label ? <LiveMark text={label} /> : <small>{note ?? es.dates.shortDay(date)}</small>}
        <small>{label ? note : match.league_name}</small>
      </Row>
      <Score>
        <Crest club={local} size={44} />
        {played ? <Result local={goals_local} visit={goals_visit} /> : <b>{hour}</b>}
        <Crest club={visit} size={44} />
      </Score>
      <Row>
        <span>{local.name}</span>
        <VisuallyHidden>{es.room.versus}</VisuallyHidden>
        <span>{visit.name}</span>
      </Row>
      <Foot>{num_rooms > 0 ? es.home.rooms(num_rooms) : match.jornada_name}</Foot>
    </Board>
  );
}

function Result({ local, visit }: { local: number | null; visit: number | null }): ReactNode {
  return (
    <span>
      <ScoreCell value={local} />
      <ScoreCell value={visit} />
    </span>
  );
}
