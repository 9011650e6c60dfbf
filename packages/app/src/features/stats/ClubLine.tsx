import { styled } from 'styled-components';
import type { ClubRow } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Crest, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { ListRow } from '../../page/ListRow';
import { teamsHref } from '../../page/teamsHref';
import { Movement } from '../../room/ranking/Movement';

const t = es.lists.stats;

const Row = styled(ListRow)`
  & > i {
    ${displayText}
    min-width: 22px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(20)};
    font-style: normal;
    text-align: center;
  }

  &[data-mine='true'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  &[data-mine='true'] :is(i, small, span) {
    color: inherit;
  }

  @media (forced-colors: active) {
    &[data-mine='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** One club of the ranking; it leads to the club's page. */
export function ClubLine({ row: { position, club, points, fans, active_fans, delta, is_mine } }: { row: ClubRow }) {
  return (
    <li>
      <Row href={teamsHref(club.league_unique, club.id)} data-mine={is_mine}>
        <i>
          <VisuallyHidden>{es.room.ranking.place} </VisuallyHidden>
          {position}
        </i>
        <Crest club={club} size={38} />
        <span>
          <b>{club.name}</b>
          <small>
            {is_mine && `${t.mineClub} · `}
            {t.fans(fans, active_fans)}
          </small>
        </span>
        <Movement places={delta} tied={false} />
        <strong>
          {Math.round(points)}
          <VisuallyHidden> {es.room.ranking.points}</VisuallyHidden>
        </strong>
      </Row>
    </li>
  );
}
