import { useId } from 'react';
import type { LongTermQuestion } from '@arma11/core/contract';
import { useLongTermWords, type LongTermMessages } from '../../messages/longTerm.es';
import { Guesses } from '../clutch/Clutch.styles';
import { Question } from '../markets/Market.styles';

/** A question that takes no more answers: one's own, how it went, and the right one. */
export function ClosedLongTerm({ question, joined }: { question: LongTermQuestion; joined: boolean }) {
  const t = useLongTermWords();
  const id = useId();
  const { answers, my_answer } = question;
  const mine = answers.find(({ id: each }) => each === my_answer?.alternative);
  const right = answers.filter(({ result }) => result === 'acierto');
  const voided = answers.some(({ result }) => result === 'anulado');
  return (
    <Question part="answer">
      <h4 id={id}>
        {t.fromServer(question.question)}
        <span>{voided ? t.voided : t.closed}</span>
      </h4>
      {(joined || right.length > 0) && (
        <Guesses aria-labelledby={id}>
          {joined && (
            <>
              <dt>{t.yours}</dt>
              <dd>{mine ? ownWords(mine, t) : t.none}</dd>
            </>
          )}
          {right.length > 0 && (
            <>
              <dt>{t.right}</dt>
              <dd>{right.map(({ answer }) => t.fromServer(answer)).join(', ')}</dd>
            </>
          )}
        </Guesses>
      )}
    </Question>
  );
}

/** One's answer with what it earned, or with how many chose it while that is open. */
function ownWords({ result, pts, pct, ...rest }: LongTermQuestion['answers'][number], t: LongTermMessages): string {
  const answer = t.fromServer(rest.answer);
  if (result === 'acierto') return `${answer} ${t.won(pts)}`;
  if (result === 'fallo') return `${answer} ${t.won(0)}`;
  return result === 'pendiente' && pct !== null ? `${answer} · ${t.same(Math.round(pct))}` : answer;
}
