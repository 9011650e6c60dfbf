import type { Answer, Match, PrediMatch } from '@arma11/core/contract';
import type { PrediMessages } from '../messages/predi.es';
import { answerProps, type AnswerProps } from './markets/answerProps';
import { goalsProps, type GoalsProps } from './goalsProps';
import type { Market } from './markets/marketsOf';
import type { PanelState } from './prediccionPanelState';
import { progressProps, type ProgressProps } from './progressProps';

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
  /** For the bar of answered questions: 0 to 100 (product §5). */
  getProgressProps(): ProgressProps;
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

/** The prop getters of a panel. */
export function panelProps(panel: PanelState, t: PrediMessages): PanelProps {
  const { answers: store, panels, save, saving, dirty, answered } = panel;
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
    getProgressProps: () => progressProps(answered, t),
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
