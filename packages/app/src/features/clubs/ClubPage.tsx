import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { leaguesQueries, useClient } from '@arma11/core';
import type { LeagueTeam } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Skeleton } from '@arma11/widgets/ui';
import { FootballerPlace } from '../../footballer/FootballerPlace';
import { es } from '../../messages/es';
import { BackLink } from '../../page/BackLink';
import { Block } from '../../page/Column';
import { NotFoundPage } from '../../page/NotFoundPage';
import { QuerySection } from '../../page/QuerySection';
import { roomId } from '../../page/roomId';
import { teamsHref } from '../../page/teamsHref';
import { Gone, isGone } from './Gone';
import { Squad } from './Squad';
import { TeamMatches } from './TeamMatches';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;

  & h1 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(30)};
  }

  & p {
    margin: 4px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(14)};
  }
`;

/** `/play/ligas-compe/equipos/{uniqueLeague}/{idTeam}/`: a club with its matches and its players. */
export function ClubPage() {
  const { uniqueLeague = '', idTeam } = useParams();
  const id = roomId(idTeam);
  return id === null ? <NotFoundPage /> : <Loading league={uniqueLeague} id={id} />;
}

function Loading({ league, id }: { league: string; id: number }) {
  const query = useQuery(leaguesQueries.team(useClient(), league, id));
  if (!query.data && isGone(query.error)) return <Gone text={es.lists.teams.goneClub} />;
  return (
    <>
      <BackLink href={teamsHref(league)} label={es.lists.teams.back} />
      <QuerySection
        query={query}
        skeleton={
          <Block>
            <Skeleton height={720} />
          </Block>
        }
      >
        {(club) => <Loaded club={club} />}
      </QuerySection>
    </>
  );
}

function Loaded({ club: { team, players, matches } }: { club: LeagueTeam }) {
  return (
    <>
      <Block>
        <Head>
          <Crest club={team} size={72} />
          <div>
            <h1>{team.name}</h1>
            <p>{[team.short, matches[0]?.league_name].filter(Boolean).join(' · ')}</p>
          </div>
        </Head>
      </Block>
      <TeamMatches matches={matches} />
      <Squad players={players} />
      <FootballerPlace />
    </>
  );
}
