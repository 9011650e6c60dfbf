import type { KeyboardEvent, MouseEvent } from 'react';
import type { Answer, Match, PrediMatch } from '@arma11/core/contract';
import type { PrediMessages } from '../messages/predi.es';
import type { AnswersStore } from './answersStore';
import type { Answered } from './roomTotals';
import { goalsProps, type GoalsProps } from './goalsProps';
import type { Market } from './marketsOf';
import { moveInRadioGroup } from './moveInRadioGroup';
import type { OpenMatches } from './useOpenMatches';

/** Attributes and handlers for markup of your own. */
export interface PanelProps {
  /** For the button that saves; it stays focusable while there is nothing to save. */
  getSaveProps(): {
    type: 'button';
    'aria-disabled': boolean;
    'aria-busy': boolean;
    title: string | undefined;
    onClick: () => void;
  };
  /** For the bar of answered questions: 0 to 100 (product.md §5). */
  getProgressProps(): {
    role: 'progressbar';
    'aria-label': string;
    'aria-valuemin': 0;
    'aria-valuemax': 100;
    'aria-valuenow': number;
    'aria-valuetext': string;
  };
  /** For the button that opens and closes a match. */
  getToggleProps(match: PrediMatch): {
    type: 'button';
    'aria-expanded': boolean;
    'aria-label': string;
    onClick: () => void;
  };
  /** For the element around the alternatives of a market. */
  getMarketProps(market: Market): { role: 'radiogroup'; 'aria-label': string };
  /** For one alternative; arrows move and choose. */
  getAnswerProps(market: Market, answer: Answer): AnswerProps;
  /** For an input of the goals of one team, in a market of kind 'marcador'. */
  getGoalsProps(market: Market, match: Match, team: 'local' | 'visit'): GoalsProps;
}

/** What makes an element one alternative of a radio group. */
export interface AnswerProps {
  type: 'button';
  role: 'radio';
  'aria-checked': boolean;
  tabIndex: 0 | -1;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Source {
  store: AnswersStore;
  panels: OpenMatches;
  save: () => Promise<boolean>;
  saving: boolean;
  dirty: boolean;
  answered: Answered;
  t: PrediMessages;
}

/** The prop getters of a panel. */
export function panelProps({ store, panels, save, saving, dirty, answered, t }: Source): PanelProps {
  return {
    getSaveProps: () => ({
      type: 'button',
      'aria-disabled': !dirty || saving,
      'aria-busy': saving,
      title: dirty ? undefined : t.nothingToSave,
      onClick: () => {
        if (dirty && !saving) void save();
      },
    }),
    getProgressProps: () => ({
      role: 'progressbar',
      'aria-label': t.progress,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-valuenow': Math.round(answered.percent),
      'aria-valuetext': t.answered(answered.done, answered.total),
    }),
    getToggleProps: (match) => {
      const open = panels.isOpen(match);
      const name = t.versus(match.match.local.name, match.match.visit.name);
      return {
        type: 'button',
        'aria-expanded': open,
        'aria-label': `${open ? t.close : t.see} ${name}`,
        onClick: () => panels.toggle(match.id),
      };
    },
    getMarketProps: ({ question }) => ({ role: 'radiogroup', 'aria-label': question }),
    getAnswerProps: (market, answer) => answerProps(store, market, answer),
    getGoalsProps: (market, match, team) => goalsProps({ store, market, team, label: t.goalsOf(match[team].name) }),
  };
}

/** One Tab stop per market: the chosen alternative, or the first (ux.md §4.2). */
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
