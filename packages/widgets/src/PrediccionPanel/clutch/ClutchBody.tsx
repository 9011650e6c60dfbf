import { useServerNow } from '../../headless/useServerNow';
import { useClutchWords } from '../../messages/clutch.es';
import { ErrorBlock } from '../../ui/ErrorBlock';
import { Body, MatchNote } from '../match/MatchPanel.styles';
import { Scoreboard } from '../match/Scoreboard';
import { Guesses } from './Clutch.styles';
import { ClutchSkeleton } from './ClutchSkeleton';
import { ClutchForm } from './ClutchForm';
import { isEmptyGuess } from './clutchGuess';
import { ClutchTie } from './ClutchTie';
import { guessWords } from './guessWords';
import { useClutch, type ClutchState } from './useClutch';

/** What the tie question asks, and once it is locked what came of it. */
export function ClutchBody({ prediId, readonly }: { prediId: number; readonly: boolean }) {
  const clutch = useClutch(prediId, { readonly });
  const { tiebreak, closed } = clutch;
  if (clutch.status === 'error')
    return (
      <Body>
        <ErrorBlock text={clutch.problem ?? ''} onRetry={clutch.reload} retrying={clutch.reloading} />
      </Body>
    );
  if (!tiebreak) return <ClutchSkeleton />;
  return (
    <div data-closed={closed}>
      <Scoreboard match={tiebreak.match} closed={closed} />
      <Body>
        <LockLine lockAt={tiebreak.lock_at} closed={closed} />
        {closed || readonly ? <Guessed clutch={clutch} /> : <ClutchForm clutch={clutch} match={tiebreak.match} />}
        {closed && <ClutchTie tiebreak={tiebreak} />}
      </Body>
    </div>
  );
}

/** Until when it can be guessed and what for, or when it locked. */
function LockLine({ lockAt, closed }: { lockAt: string; closed: boolean }) {
  const t = useClutchWords();
  const left = t.timeLeft(Date.parse(lockAt) - useServerNow(lockAt), t.shortDay(lockAt));
  return <MatchNote>{closed ? t.closedAt(t.time(lockAt)) : `${left.text}. ${t.how}`}</MatchNote>;
}

/** One's own guess where it cannot change, and how the match ended once it did. */
function Guessed({ clutch: { guess, tiebreak } }: { clutch: ClutchState }) {
  const t = useClutchWords();
  return (
    <Guesses>
      <dt>{t.yours}</dt>
      <dd>{isEmptyGuess(guess) ? t.none : guessWords(guess, t)}</dd>
      {tiebreak?.result && (
        <>
          <dt>{t.result}</dt>
          <dd>{guessWords(tiebreak.result, t)}</dd>
        </>
      )}
    </Guesses>
  );
}
