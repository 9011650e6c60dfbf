import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { Team } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { ButtonLink, Crest, EmptyState, Link, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { BackLink } from '../../page/BackLink';
import { Block } from '../../page/Column';
import { PageHead } from '../../page/PageHead';
import { QuerySection } from '../../page/QuerySection';
import { teamsHref } from '../../page/teamsHref';
import { Gone, isGone } from './Gone';

const t = es.lists.teams;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 10px;
  height: 100%;
  padding: 18px 10px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  color: inherit;
  text-align: center;
  text-decoration: none;

  & > b {
    ${displayText}
    font-size: ${displaySize(18)};
    line-height: 1.1;
  }
`;

/** `/play/ligas-compe/equipos/{uniqueLeague}/`: the clubs of a league. */
export function TeamsPage() {
  const { uniqueLeague = '' } = useParams();
  const client = useClient();
  const leagues = useQuery(leaguesQueries.list(client));
  const query = useQuery(leaguesQueries.teams(client, uniqueLeague));
  if (!query.data && isGone(query.error)) return <Gone text={t.goneLeague} />;
  const league = leagues.data?.find(({ league_unique }) => league_unique === uniqueLeague);
  return (
    <>
      <BackLink href="/play/ligas-compe" label={t.all} />
      <PageHead title={league?.name ?? es.shell.titles.teams} lead={t.lead} />
      <Block>
        <QuerySection query={query} skeleton={<Skeleton height={560} />}>
          {(teams) => (teams.length > 0 ? <Teams teams={teams} league={uniqueLeague} /> : <Nothing />)}
        </QuerySection>
      </Block>
    </>
  );
}

function Teams({ teams, league }: { teams: readonly Team[]; league: string }) {
  return (
    <Grid>
      {teams.map((team) => (
        <li key={team.id}>
          <Tile href={teamsHref(league, team.id)}>
            <Crest club={team} size={64} />
            <b>{team.name}</b>
          </Tile>
        </li>
      ))}
    </Grid>
  );
}

function Nothing() {
  const all = <ButtonLink href="/play/ligas-compe">{t.all}</ButtonLink>;
  return <EmptyState drawing="bench" text={t.none} action={all} />;
}
