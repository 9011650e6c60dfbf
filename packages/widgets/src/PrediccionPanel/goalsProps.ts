import type { ChangeEvent, KeyboardEvent } from 'react';
import { stepperHandlers } from '../ui/stepperHandlers';
import type { AnswersStore } from './answers/answersStore';
import { alternativeOf, answerOf, mostGoalsOf, shownScore } from './answers/exactScore';
import type { Market } from './markets/marketsOf';

/** Attributes for an input of one team's goals: the arrows change the number, a typed number sets it. */
export interface GoalsProps {
  role: 'spinbutton';
  inputMode: 'numeric';
  autoComplete: 'off';
  'aria-label': string;
  'aria-valuemin': number;
  'aria-valuemax': number;
  'aria-valuenow': number | undefined;
  value: number | '';
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface Source {
  store: AnswersStore;
  market: Market;
  team: 'local' | 'visit';
  label: string;
}

/** The goals of one team on an input of one's own; the alternative follows from both (rules R8.2). */
export function goalsProps({ store, market, team, label }: Source): GoalsProps {
  const picked = store.pick(market.id);
  const score = shownScore(store.score(market.id), answerOf(picked, market.alternatives));
  const put = (goals: number) => {
    const next = { ...score, [team]: goals };
    store.choose(market.id, alternativeOf(next, market.alternatives)?.id ?? null, next);
  };
  const { onKeyDown, onType, min, max } = stepperHandlers({
    value: score[team],
    onChange: put,
    max: mostGoalsOf(market.alternatives),
  });
  return {
    role: 'spinbutton',
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-label': label,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': score[team] ?? undefined,
    value: score[team] ?? '',
    onKeyDown,
    onChange: onType,
  };
}
