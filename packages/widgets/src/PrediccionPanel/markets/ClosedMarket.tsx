import { memo, useId } from 'react';
import type { Answer } from '@arma11/core/contract';
import { usePrediWords, type PrediMessages } from '../../messages/predi.es';
import { Icon } from '../../ui/Icon';
import { styleByScript } from '../../ui/styleByScript';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { usePick } from '../answers/AnswersContext';
import { Result, Share, Tick } from './ClosedMarket.styles';
import { columnsFor } from './Market';
import { Keys, Question } from './Market.styles';
import type { Market } from './marketsOf';

const mostShown = 4;

/** What is shown of a long list that takes no answers: one's own, the right one, and the most chosen once that is known. */
export function shownWhenClosed(alternatives: readonly Answer[], picked: number | null): readonly Answer[] {
  if (alternatives.length <= mostShown) return alternatives;
  const known = alternatives.some(({ pct, result }) => pct !== null || result !== 'pendiente');
  if (!known) return alternatives.filter(({ id }) => id === picked);
  const rank = ({ id, result, pct }: Answer) =>
    (id === picked ? 1000 : 0) + (result === 'acierto' ? 500 : 0) + (pct ?? 0);
  const shown = [...alternatives].sort((a, b) => rank(b) - rank(a)).slice(0, 3);
  return alternatives.filter((answer) => shown.includes(answer));
}

/** Props of ClosedMarket. */
export interface ClosedMarketProps {
  market: Market;
  /** What is said where nothing was chosen; null to say nothing, to who is not in the room. */
  unanswered: string | null;
}

/** A question that takes no more answers: one's own pick, how it went and what the room chose. */
export const ClosedMarket = memo(function ClosedMarket({ market, unanswered }: ClosedMarketProps) {
  const t = usePrediWords();
  const id = useId();
  const picked = usePick(market.id);
  const shown = shownWhenClosed(market.alternatives, picked);
  const aside = market.voided ? t.voided : picked === null ? unanswered : null;
  const hidden = shown.length < 2 ? t.choices(market.alternatives.length) : null;
  return (
    <Question>
      <h4 id={id}>
        {t.fromServer(market.question)}
        {(aside ?? hidden) && <span>{aside ?? hidden}</span>}
      </h4>
      {shown.length > 0 && (
        <Keys as="ul" aria-labelledby={id} data-columns={columnsFor(shown)}>
          {shown.map((answer) => (
            <Alternative key={answer.id} answer={answer} mine={answer.id === picked} t={t} />
          ))}
        </Keys>
      )}
    </Question>
  );
});

function Alternative({ answer, mine, t }: { answer: Answer; mine: boolean; t: PrediMessages }) {
  const { result, pct } = answer;
  const heard = spoken(answer, mine, t);
  return (
    <Result part="answer" data-mine={mine} data-result={result}>
      {mine && result === 'acierto' && (
        <Tick>
          <Icon name="check" size={13} stroke={3.6} />
        </Tick>
      )}
      <b>{t.fromServer(answer.answer)}</b>
      {mine && <span>{ownWords(answer, t)}</span>}
      {heard && <VisuallyHidden>{heard}</VisuallyHidden>}
      {pct !== null && (
        <>
          <span>
            {!mine && result === 'acierto' && (
              <>
                <Icon name="check" size={11} stroke={3.6} />{' '}
              </>
            )}
            {t.share(Math.round(pct))}
          </span>
          <Share aria-hidden="true">
            <i ref={styleByScript({ width: `${pct}%` })} />
          </Share>
        </>
      )}
    </Result>
  );
}

function ownWords({ result, pts }: Answer, t: PrediMessages): string {
  if (result === 'acierto') return t.yourPick(pts);
  return result === 'fallo' ? t.yourPick(0) : t.yourPickPending;
}

function spoken({ result }: Answer, mine: boolean, t: PrediMessages): string | null {
  if (result === 'acierto') return `, ${mine ? t.right : t.correct}`;
  return result === 'fallo' && mine ? `, ${t.wrong}` : null;
}
