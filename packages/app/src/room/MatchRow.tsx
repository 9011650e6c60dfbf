import { styled } from 'styled-components';
import { formatShortDay } from '@arma11/core/domain';
import type { Match } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { matchState } from './matchState';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 1fr 84px 1fr;
  align-items: center;
  gap: 8px;
  min-height: 64px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > b {
    ${displayText}
    ${ellipsis}
    font-size: ${displaySize(17)};
    font-weight: 600;
  }

  &[data-end='true'] {
    flex-direction: row-reverse;
    text-align: end;
  }
`;

const Middle = styled.span`
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

  &[data-live='true'] > small {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

/** A match in one line: the clubs, and the hour or the score between them. */
export function MatchRow({ match, href }: { match: Match; href: string }) {
  const { local, visit, goals_local, goals_visit, hour, date } = match;
  const { played, label, note } = matchState(match);
  return (
    <Row href={href}>
      <Side>
        <Crest club={local} size={32} />
        <b>{local.name}</b>
      </Side>
      <Middle data-live={label !== null}>
        <b>{played ? `${goals_local ?? 0} - ${goals_visit ?? 0}` : hour}</b>
        <small>{label ?? note ?? formatShortDay(date)}</small>
        <VisuallyHidden>{es.room.versus}</VisuallyHidden>
      </Middle>
      <Side data-end="true">
        <Crest club={visit} size={32} />
        <b>{visit.name}</b>
      </Side>
    </Row>
  );
}
