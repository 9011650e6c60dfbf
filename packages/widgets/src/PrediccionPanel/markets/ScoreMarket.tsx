import { useId, useRef } from 'react';
import { usePrediWords } from '../../messages/predi.es';
import { Stepper } from '../../ui/Stepper';
import { useAnswers, usePick, useScore } from '../answers/AnswersContext';
import type { Score } from '../answers/answersState';
import { alternativeOf, answerOf, isComplete, mostGoalsOf, scoreOf, shownScore } from '../answers/exactScore';
import type { MarketProps } from './Market';
import { Question } from './Market.styles';
import { ExactScore, ScoreNote } from './ScoreMarket.styles';

/** An exact score: two steppers, of which the alternative follows. */
export function ScoreMarket({ market, match }: MarketProps) {
  const t = usePrediWords();
  const answers = useAnswers();
  const id = useId();
  const visitInput = useRef<HTMLInputElement>(null);
  const picked = usePick(market.id);
  const put = useScore(market.id);
  const chosen = answerOf(picked, market.alternatives);
  const max = mostGoalsOf(market.alternatives);
  const score = shownScore(put, chosen);
  const change = (next: Score) => {
    const alternative = alternativeOf(next, market.alternatives);
    answers.choose(market.id, alternative?.id ?? null, next);
  };
  const best = Math.max(...market.alternatives.map(({ pts }) => pts));
  return (
    <Question>
      <h4 id={id}>
        {t.fromServer(market.question)}
        <span>{t.plus(chosen?.pts ?? best)}</span>
      </h4>
      <ExactScore role="group" aria-labelledby={id} part="answer">
        <Stepper
          label={t.goalsOf(match.local.name)}
          value={score.local}
          max={max}
          onChange={(local) => change({ ...score, local })}
          onTyped={() => visitInput.current?.focus()}
        />
        <span aria-hidden="true">:</span>
        <Stepper
          ref={visitInput}
          label={t.goalsOf(match.visit.name)}
          value={score.visit}
          max={max}
          onChange={(visit) => change({ ...score, visit })}
        />
      </ExactScore>
      <ScoreNote role="status">{noteFor()}</ScoreNote>
    </Question>
  );

  function noteFor(): string | null {
    if (chosen && !isComplete(score)) return t.otherSaved;
    if (chosen && scoreOf(chosen.answer) === null) return t.otherScore(chosen.pts);
    if (score.local !== null && score.visit === null) return t.scoreMissing(match.visit.name);
    return score.visit !== null && score.local === null ? t.scoreMissing(match.local.name) : null;
  }
}
