import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { LineupEntry, Player } from '@arma11/core/contract';
import { stoppageOf } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { CoachFigure, Icon, LastPoints, Link, PointsBadge, Shirt } from '@arma11/widgets/ui';
import { ShirtLines, shirtWords, useLineupListWords } from '@arma11/widgets/lineup-parts';
import { PointsReasons } from '../../footballer/PointsReasons';
import { useFootballerHref } from '../../footballer/useFootballerHref';
import { es } from '../../messages/es';

const Row = styled.summary`
  display: grid;
  grid-template-columns: 44px 1fr auto 20px;
  align-items: center;
  gap: 0 8px;
  min-height: 72px;
  padding: 8px 12px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  @media (max-width: 359px) {
    grid-template-columns: 40px 1fr auto;

    & > svg:last-child {
      display: none;
    }
  }

  & > span:nth-child(2) {
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(19)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > svg {
    color: ${token('colorTextMuted')};
  }

  details[open] > & > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Figure = styled.span`
  ${displayText}
  display: grid;
  gap: 3px;
  justify-items: end;
  font-size: ${displaySize(16)};
  white-space: nowrap;

  & > span:not([data-band]) {
    display: flex;
    align-items: center;
    gap: 3px;
  }

  & i {
    border: 4px solid ${token('colorLive')};
    border-radius: 50%;
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('target')};
  color: inherit;
`;

interface Props {
  entry: LineupEntry;
  /** Nobody can take their place any more. */
  locked: boolean;
}

/** One player of the lineup: what they say now, their last jornada's points, and on tap where the points come from. */
export function PlayerPoints({ entry, locked }: Props) {
  const t = useLineupListWords();
  const { points, lines } = shirtWords(entry, locked, useClient().serverNow(), t);
  const hrefOf = useFootballerHref();
  const { player, last_points, breakdown, player_type, corrected_points } = entry;
  return (
    <li>
      <details>
        <Row>
          {player_type === 4 ? (
            <CoachFigure kit={player.team.kit} seed={player.id} size={44} />
          ) : (
            <Shirt kit={player.team.kit} number={player.number} size={44} />
          )}
          <span>
            <b>{player.full_name}</b>
            <small>{matchNote(player)}</small>
            <LastPoints label={t.last} points={last_points} />
          </span>
          <Figure>
            {points !== null && <PointsBadge points={points} size="l" />}
            <ShirtLines lines={lines.slice(-1)} />
          </Figure>
          <Icon name="chevronDown" size={20} />
        </Row>
        <PointsReasons breakdown={breakdown} none={es.compe.team.noPoints}>
          {corrected_points !== undefined && <li>{es.compe.team.corrected(corrected_points)}</li>}
          <li>
            <Way href={hrefOf(player.id)}>{es.footballer.open(player.full_name)}</Way>
          </li>
        </PointsReasons>
      </details>
    </li>
  );
}

/** A player's match of the jornada in a few letters: 'ALI–UNI · 2-1', or their club when they have none. */
function matchNote({ team, match }: Pick<Player, 'team' | 'match'>): string {
  if (!match) return team.name;
  const { estado, goals_local, goals_visit, hour, date } = match;
  const weekday = es.dates.weekday(date);
  const score = `${goals_local ?? 0}-${goals_visit ?? 0}`;
  const when = estado === 'programado' ? `${weekday} ${hour}` : stoppageOf(estado) ? estado : score;
  return `${match.local.short}–${match.visit.short} · ${when}`;
}
