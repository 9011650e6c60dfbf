import { useId } from 'react';
import type { LongTermQuestion } from '@arma11/core/contract';
import { useServerNow } from '../../headless/useServerNow';
import { useLongTermWords, type LongTermMessages } from '../../messages/longTerm.es';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Question } from '../markets/Market.styles';
import { Choice, ChoiceNote } from './LongTerm.styles';
import { useLongTermAnswer, type LongTermAnswer } from './useLongTermAnswer';

/** Props of OpenLongTerm. */
export interface OpenLongTermProps {
  prediId: number;
  question: LongTermQuestion;
  joined: boolean;
  /** It is only looked at. */
  readonly: boolean;
}

/** A question that takes answers: each choice is saved at once. */
export function OpenLongTerm({ prediId, question, joined, readonly }: OpenLongTermProps) {
  const t = useLongTermWords();
  const id = useId();
  const answer = useLongTermAnswer(prediId, question);
  const { lock_at } = question;
  const left = t.timeLeft(Date.parse(lock_at) - useServerNow(lock_at), t.shortDay(lock_at));
  const state = stateOf(answer, t);
  return (
    <Question part="answer">
      <h4 id={id}>{t.fromServer(question.question)}</h4>
      <Choice>
        <select
          aria-labelledby={id}
          aria-describedby={`${id}-note`}
          aria-invalid={answer.refusal ? true : undefined}
          value={String(answer.chosen ?? '')}
          disabled={!joined || readonly}
          onChange={({ target }) => answer.choose(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t.choose}</option>
          {question.answers.map(({ id: alternative, answer: name, pts }) => (
            <option key={alternative} value={alternative}>
              {t.option(t.fromServer(name), pts)}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} />
      </Choice>
      <ChoiceNote id={`${id}-note`} data-tone={answer.refusal ? 'bad' : undefined}>
        {joined ? (state ?? left.text) : t.joinFirst}
      </ChoiceNote>
      <VisuallyHidden role="status">{state ?? ''}</VisuallyHidden>
    </Question>
  );
}

function stateOf({ saving, savedAt, refusal }: LongTermAnswer, t: LongTermMessages): string | null {
  if (saving) return t.saving;
  if (refusal) return t.notSaved(refusal);
  return savedAt ? t.saved(t.time(savedAt)) : null;
}
