import { memo } from 'react';
import type { Match, Team } from '@arma11/core/contract';
import { usePrediWords } from '../../messages/predi.es';
import { Crest } from '../../ui/Crest';
import { LiveMark } from '../../ui/LiveMark';
import { ScoreCell } from '../../ui/ScoreCell';
import { styleByScript } from '../../ui/styleByScript';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { isInPlay } from './matchClock';
import { capitalise, clockWord, hasScore, lineColour, stoppedWord } from './matchWords';
import { Board, Cells, Colours, Middle, Side } from './Scoreboard.styles';

/** Shows the two clubs of a match with its kick-off, its minute or its score. */
export const Scoreboard = memo(function Scoreboard({ match, closed }: { match: Match; closed: boolean }) {
  const { local, visit } = match;
  return (
    <Board>
      <Club team={local} />
      <Middle>
        {hasScore(match) ? <Score match={match} quiet={closed && !isInPlay(match)} /> : <Kickoff match={match} />}
      </Middle>
      <Club team={visit} />
      <Colours aria-hidden="true">
        <i ref={styleByScript({ background: lineColour(local.kit) })} />
        <i ref={styleByScript({ background: lineColour(visit.kit) })} />
      </Colours>
    </Board>
  );
});

function Club({ team }: { team: Team }) {
  return (
    <Side>
      <Crest club={team} size={56} />
      <b>{team.name}</b>
    </Side>
  );
}

function Score({ match, quiet }: { match: Match; quiet: boolean }) {
  const t = usePrediWords();
  const { goals_local: local, goals_visit: visit } = match;
  return (
    <>
      <Cells aria-hidden="true" data-quiet={quiet}>
        <ScoreCell value={local} />
        <ScoreCell value={visit} />
      </Cells>
      <VisuallyHidden>{t.score(local ?? 0, visit ?? 0)}</VisuallyHidden>
      {isInPlay(match) && <LiveMark text={clockWord(match, t)} />}
    </>
  );
}

function Kickoff({ match }: { match: Match }) {
  const t = usePrediWords();
  const stopped = stoppedWord(match, t);
  return (
    <>
      <b>{t.time(match.date)}</b>
      <small>{stopped || (match.confirmed_time ? capitalise(t.shortDay(match.date)) : t.unconfirmedTime)}</small>
    </>
  );
}
