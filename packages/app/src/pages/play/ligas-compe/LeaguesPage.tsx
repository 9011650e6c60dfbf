import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { LeagueInfo } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { ButtonLink, EmptyState, Icon, LeagueBadge, Link, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../shell/Column';
import { PageHead } from '../../../shell/PageHead';
import { QuerySection } from '../../../shell/QuerySection';
import { Rows } from '../../../shell/Rows';
import { teamsHref } from './teamsHref';

const t = es.lists.leagues;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 8px 12px 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & > span {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(20)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
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
