import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { MyStats } from '@arma11/core/contract';
import { displaySize } from '@arma11/widgets/theme';
import { LeagueBadge, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { ListRow } from '../../page/ListRow';
import { Rows } from '../../page/Rows';

const t = es.lists.stats;

const Row = styled(ListRow)`
  min-height: 68px;
  padding: 8px 16px;

  & > strong {
    font-size: ${displaySize(21)};
    white-space: nowrap;
  }
`;

/** The player's figures of each league. */
export function LeagueFigures({ leagues }: { leagues: MyStats['leagues'] }) {
  const known = useQuery(leaguesQueries.list(useClient())).data;
  const logoOf = (league: string) => known?.find((each) => each.league_unique === league)?.logo ?? null;
  return (
    <Block>
      <SectionHeading title={t.leagues} />
      <Rows>
        {leagues.map(({ league_unique, league_name, salas, points, avg_points, aciertos }) => (
          <li key={league_unique}>
            <Row>
              <LeagueBadge league={league_unique} logo={logoOf(league_unique)} size={40} />
              <span>
                <b>{league_name}</b>
                <small>
                  {t.rooms(salas)} · {t.average(avg_points.toFixed(1))} · {t.hitCount(aciertos)}
                </small>
              </span>
              <strong>{t.points(points)}</strong>
            </Row>
          </li>
        ))}
      </Rows>
    </Block>
  );
}
