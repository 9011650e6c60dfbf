import { styled } from 'styled-components';
import type { Match, Team } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { matchState } from './matchState';

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 76px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Teams = styled.span`
  display: grid;
  flex: 1;
  gap: 4px;
  min-width: 0;
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;

  & > b {
    ${displayText}
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: ${displaySize(18)};
    font-weight: 600;
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(22)};
  }
`;

const When = styled.span`
  flex: none;
  width: ${fontSize(84)};
  padding-left: 12px;
  border-left: 1px solid ${token('colorBorder')};
  text-align: center;

  & > b {
    ${displayText}
    display: block;
    font-size: ${displaySize(22)};
  }

  & > small {
    display: block;
    margin-top: 3px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.2;
  }

  & > b[data-live='true'] {
    color: ${token('colorLive')};
  }
`;

/** A match in a list: both clubs, their goals once it is played, and the hour or the minute. */
export function MatchRow({ match, href }: { match: Match; href: string }) {
  const { local, visit, goals_local, goals_visit, hour, date } = match;
  const { played, label, note } = matchState(match);
  return (
    <Row href={href}>
      <Teams>
        <TeamLine team={local} goals={played ? (goals_local ?? 0) : null} />
        <VisuallyHidden>{es.room.versus}</VisuallyHidden>
        <TeamLine team={visit} goals={played ? (goals_visit ?? 0) : null} />
      </Teams>
      <When>
        {label !== null && <b data-live="true">{label}</b>}
        {label === null && !played && <b>{hour}</b>}
        <small>{played ? note : (note ?? es.dates.shortDay(date))}</small>
      </When>
    </Row>
  );
}

function TeamLine({ team, goals }: { team: Team; goals: number | null }) {
  return (
    <Side>
      <Crest club={team} size={28} />
      <b>{team.name}</b>
      {goals !== null && <strong>{goals}</strong>}
    </Side>
  );
}
