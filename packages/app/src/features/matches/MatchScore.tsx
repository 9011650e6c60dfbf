import { styled } from 'styled-components';
import type { Match, Team } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Link, LiveMark, ScoreCell, VisuallyHidden } from '@arma11/widgets/ui';
import { matchState } from '../../match/matchState';
import { es } from '../../messages/es';
import { teamsHref } from '../../page/teamsHref';

const Board = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: start;
  gap: 8px;
  text-align: center;

  & > a {
    display: grid;
    justify-items: center;
    gap: 8px;
    min-height: ${token('target')};
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  & > div > span {
    display: flex;
    justify-content: center;
    gap: 5px;
    min-height: 46px;
  }

  & b {
    ${displayText}
    align-self: center;
    font-size: ${displaySize(30)};
  }

  & small {
    display: block;
    margin-top: 6px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** Both clubs, which lead to their own pages, and between them the score or the hour. */
export function MatchScore({ match }: { match: Match }) {
  const { local, visit, goals_local, goals_visit, hour, league_unique } = match;
  const { played, label, note } = matchState(match);
  return (
    <Board>
      <Club team={local} league={league_unique} />
      <div>
        <span>
          {played ? (
            <>
              <ScoreCell value={goals_local} />
              <ScoreCell value={goals_visit} />
            </>
          ) : (
            <b>{hour}</b>
          )}
        </span>
        <VisuallyHidden>{es.room.versus}</VisuallyHidden>
        {label !== null && <LiveMark text={label} />}
        {note !== null && <small>{note}</small>}
      </div>
      <Club team={visit} league={league_unique} />
    </Board>
  );
}

function Club({ team, league }: { team: Team; league: string }) {
  return (
    <Link href={teamsHref(league, team.id)}>
      <Crest club={team} size={56} />
      {team.name}
    </Link>
  );
}
