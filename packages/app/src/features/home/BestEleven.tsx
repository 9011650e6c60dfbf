import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { compeQueries, useClient } from '@arma11/core';
import type { LineupEntry } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { PointsBadge, Shirt, Skeleton } from '@arma11/widgets/ui';
import { useFootballerHref } from '../../footballer/useFootballerHref';
import { es } from '../../messages/es';
import { ListRow } from '../../page/ListRow';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';

const SHOWN = 5;

const Group = styled.div`
  margin-top: 16px;
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 0 0 8px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > b {
    ${displayText}
    color: ${token('colorText')};
    font-size: ${displaySize(20)};
    white-space: nowrap;
  }
`;

/** Who scored most on the last day with matches. */
export function BestEleven() {
  const query = useQuery(compeQueries.playersToday(useClient()));
  return (
    <QuerySection query={query} optional skeleton={<Skeleton height={380} top={16} />}>
      {(eleven) => {
        const best = flattenLineup(eleven).sort((a, b) => b.points - a.points);
        if (best.length === 0) return null;
        return (
          <Group>
            <Total>
              {es.home.bestEleven(es.dates.day(`${eleven.date}T12:00:00Z`))}
              <b>{es.home.bestElevenPoints(eleven.points)}</b>
            </Total>
            <Rows as="ol">
              {best.slice(0, SHOWN).map((entry) => (
                <Best key={entry.player.id} entry={entry} />
              ))}
            </Rows>
          </Group>
        );
      }}
    </QuerySection>
  );
}

function Best({ entry: { player, points } }: { entry: LineupEntry }) {
  return (
    <li>
      <ListRow href={useFootballerHref()(player.id)}>
        <Shirt kit={player.team.kit} number={player.number} size={40} />
        <span>
          <b>{player.full_name}</b>
          <small>
            {es.spoken.position(player.position)} · {player.team.name}
          </small>
        </span>
        <PointsBadge points={points} size="l" />
      </ListRow>
    </li>
  );
}
