import { memo, useId } from 'react';
import type { Answer, Match } from '@arma11/core/contract';
import { usePrediWords } from '../../messages/predi.es';
import { answerProps } from './answerProps';
import { useAnswers, usePick } from '../answers/AnswersContext';
import { Key, Keys, Question } from './Market.styles';
import type { Market as MarketData } from './marketsOf';
import { ScoreMarket } from './ScoreMarket';

/** Props of Market. */
export interface MarketProps {
  market: MarketData;
  match: Match;
}

/** One question that can be answered: keys side by side, or two steppers for an exact score. */
export const Market = memo(function Market({ market, match }: MarketProps) {
  return market.kind === 'marcador' ? <ScoreMarket market={market} match={match} /> : <KeysMarket market={market} />;
});

/** Keys go three in a row unless their number or their names ask for two. */
export const columnsFor = (alternatives: readonly Answer[]): 2 | 3 => {
  const long = alternatives.some(({ answer }) => answer.length > 12);
  return alternatives.length === 2 || alternatives.length === 4 || long ? 2 : 3;
};

function KeysMarket({ market }: { market: MarketData }) {
  const t = usePrediWords();
  const answers = useAnswers();
  const id = useId();
  usePick(market.id);
  return (
    <Question>
      <h4 id={id}>{t.fromServer(market.question)}</h4>
      <Keys role="radiogroup" aria-labelledby={id} data-columns={columnsFor(market.alternatives)}>
        {market.alternatives.map((answer) => (
          <Key key={answer.id} part="answer" {...answerProps(answers, market, answer)}>
            <b>{t.fromServer(answer.answer)}</b> <span>{t.plus(answer.pts)}</span>
          </Key>
        ))}
      </Keys>
    </Question>
  );
}
