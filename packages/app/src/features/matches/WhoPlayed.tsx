import { styled } from 'styled-components';
import type { SheetSide, Team } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Icon, Link, PointsBadge } from '@arma11/widgets/ui';
import { useFootballerHref } from '../../footballer/useFootballerHref';
import { es } from '../../messages/es';

const t = es.lists.matches.detail;

const Fold = styled.details`
  border-bottom: 1px solid ${token('colorBorder')};

  & > summary {
    ${displayText}
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    font-size: ${displaySize(18)};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > span {
    flex: 1;
  }

  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }

  & > ul {
    margin: 0 0 12px;
    padding: 0;
    list-style: none;
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${token('target')};
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  & > i {
    width: 36px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-style: normal;
  }

  & > small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** Who played for a side, with position, minutes and points; each leads to their sheet. */
export function WhoPlayed({ team, players }: { team: Team; players: SheetSide['players'] }) {
  const hrefOf = useFootballerHref();
  if (players.length === 0) return null;
  return (
    <Fold>
      <summary>
        <Crest club={team} size={28} />
        <span>{team.name}</span>
        <Icon name="chevronDown" size={20} />
      </summary>
      <ul>
        {players.map(({ id, full_name, position, minutes, points }) => (
          <li key={id}>
            <Row href={hrefOf(id)}>
              <i>{es.spoken.positionCode(position)}</i>
              <span>{full_name}</span>
              {position !== 4 && <small>{t.playedMinutes(minutes)}</small>}
              <PointsBadge points={points} />
            </Row>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
