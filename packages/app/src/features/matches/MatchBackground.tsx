import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { leaguesQueries, livePace, useClient } from '@arma11/core';
import type { Match } from '@arma11/core/contract';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { Skeleton } from '@arma11/widgets/ui';
import { MatchRow } from '../../match/MatchRow';
import { es } from '../../messages/es';
import { matchesInterval } from '../../page/liveInterval';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';
import { SidesForm } from './SidesForm';
import { WhoPlayed } from './WhoPlayed';

const t = es.lists.matches.detail;

const Part = styled.section`
  margin-bottom: 20px;

  & > h3 {
    ${displayText}
    margin: 0 0 8px;
    font-size: ${displaySize(20)};
  }
`;

/** What stands behind a match: form and places, how both met before, and who played (rules R21.5). */
export function MatchBackground({ match }: { match: Match }) {
  const client = useClient();
  const query = useQuery({
    ...leaguesQueries.matchSheet(client, match.id),
    refetchInterval: () => livePace(client, matchesInterval([match])),
  });
  return (
    <QuerySection query={query} optional skeleton={<Skeleton height={220} />}>
      {({ local, visit, meetings }) => (
        <>
          <Part>
            <h3>{t.form}</h3>
            <SidesForm match={match} local={local} visit={visit} />
          </Part>
          {meetings.length > 0 && (
            <Part>
              <h3>{t.meetings}</h3>
              <Rows>
                {meetings.map((meeting) => (
                  <li key={meeting.id}>
                    <MatchRow match={meeting} href={`/play/matches/in-game/?partido=${meeting.id}`} />
                  </li>
                ))}
              </Rows>
            </Part>
          )}
          {local.players.length + visit.players.length > 0 && (
            <Part>
              <h3>{t.players}</h3>
              <WhoPlayed team={match.local} players={local.players} />
              <WhoPlayed team={match.visit} players={visit.players} />
            </Part>
          )}
        </>
      )}
    </QuerySection>
  );
}
