import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { LeagueInfo } from '@arma11/core/contract';
import { displaySize } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, Icon, LeagueBadge, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { ListRow } from '../../page/ListRow';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { teamsHref } from '../../page/teamsHref';

const t = es.lists.leagues;

const Row = styled(ListRow)`
  min-height: 72px;
  padding: 8px 12px 8px 16px;

  & b {
    font-size: ${displaySize(20)};
  }
`;

/** `/play/ligas-compe`: the leagues that can be played; each leads to its clubs. */
export function LeaguesPage() {
  const query = useQuery(leaguesQueries.list(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <QuerySection query={query} skeleton={<Skeleton height={216} />}>
          {(leagues) => (leagues.length > 0 ? <LeagueRows leagues={leagues} /> : <Nothing />)}
        </QuerySection>
      </Block>
    </>
  );
}

function LeagueRows({ leagues }: { leagues: readonly LeagueInfo[] }) {
  return (
    <Rows>
      {leagues.map(({ league_unique, name, logo, season, jornada, has_compe, has_predi }) => (
        <li key={league_unique}>
          <Row href={teamsHref(league_unique)}>
            <LeagueBadge league={league_unique} logo={logo} size={44} />
            <span>
              <b>{name}</b>
              <small>{t.season(season, jornada)}</small>
              <small>{[has_compe && t.compe, has_predi && t.predi].filter(Boolean).join(' · ')}</small>
            </span>
            <Icon name="chevronRight" size={20} />
          </Row>
        </li>
      ))}
    </Rows>
  );
}

function Nothing() {
  return <EmptyState drawing="whistle" text={t.none} action={<ButtonLink href="/play">{t.home}</ButtonLink>} />;
}
