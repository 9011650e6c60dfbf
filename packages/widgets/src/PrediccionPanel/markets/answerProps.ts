import type { KeyboardEvent, MouseEvent } from 'react';
import type { Answer } from '@arma11/core/contract';
import type { AnswersStore } from '../answers/answersStore';
import type { Market } from './marketsOf';

const steps: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What makes an element one alternative of a radio group. */
export interface AnswerProps {
  type: 'button';
  role: 'radio';
  'aria-checked': boolean;
  tabIndex: 0 | -1;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One Tab stop per market: the chosen alternative, or the first (product §10.2). */
export function answerProps(store: AnswersStore, market: Market, answer: Answer): AnswerProps {
  const picked = store.pick(market.id);
  const index = market.alternatives.indexOf(answer);
  const choose = (at: number) => store.choose(market.id, market.alternatives[at]?.id ?? null);
  return {
    type: 'button',
    role: 'radio',
    'aria-checked': picked === answer.id,
    tabIndex: picked === answer.id || (picked === null && index === 0) ? 0 : -1,
    onClick: () => choose(index),
    onKeyDown: (event) => moveInRadioGroup(event, index, market.alternatives.length, choose),
  };
}

/** Arrows move the focus around a radio group and choose at once, as the ARIA practices ask (product §10.2). */
function moveInRadioGroup(
  event: KeyboardEvent<HTMLElement>,
  index: number,
  count: number,
  choose: (index: number) => void,
): void {
  const step = steps[event.key];
  if (step === undefined || count === 0) return;
  event.preventDefault();
  const next = (index + step + count) % count;
  const group = event.currentTarget.closest('[role="radiogroup"]');
  group?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  choose(next);
}
