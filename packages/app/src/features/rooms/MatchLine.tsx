import { styled } from 'styled-components';
import type { Match, Team } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const Line = styled.span`
  display: grid;
  gap: 4px;
  min-width: 0;

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;

  & > b {
    ${displayText}
    flex: 1;
    font-size: ${displaySize(18)};
    font-weight: 600;
    text-align: start;
  }
`;

/** A match in a line that leads nowhere: both clubs, league and kick-off. */
export function MatchLine({ match }: { match: Match }) {
  return (
    <Line>
      <TeamName team={match.local} />
      <VisuallyHidden>{es.room.versus}</VisuallyHidden>
      <TeamName team={match.visit} />
      <small>
        {es.dates.kickoff(match.date)} · {match.league_name}
      </small>
    </Line>
  );
}

function TeamName({ team }: { team: Team }) {
  return (
    <Side>
      <Crest club={team} size={24} />
      <b>{team.name}</b>
    </Side>
  );
}
