import type { Answer, Match, PrediMatch } from '@arma11/core/contract';
import { withOwnProps } from '../headless/withOwnProps';
import type { PrediMessages } from '../messages/predi.es';
import { answerProps, type AnswerProps } from './markets/answerProps';
import { goalsProps, type GoalsProps } from './goalsProps';
import type { Market } from './markets/marketsOf';
import type { PanelState } from './prediccionPanelState';
import { progressProps, type ProgressProps } from './progressProps';

/** What makes a button of yours the one that saves. */
export interface SaveProps {
  type: 'button';
  'aria-disabled': boolean;
  'aria-busy': boolean;
  title: string | undefined;
  onClick: () => void;
}

/** What makes a button of yours the one that opens and closes a match. */
export interface ToggleProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-label': string;
  onClick: () => void;
}

/** What makes an element of yours the group of a market's alternatives. */
export interface MarketGroupProps {
  role: 'radiogroup';
  'aria-label': string;
}

/** Attributes and handlers for markup of your own; give what you have yourself to the getter, so that both work. */
export interface PanelProps {
  /** For the button that saves; it stays focusable while there is nothing to save. */
  getSaveProps<Own extends object>(own?: Own): SaveProps & Own;
  /** For the bar of answered questions: 0 to 100 (product §5). */
  getProgressProps<Own extends object>(own?: Own): ProgressProps & Own;
  /** For the button that opens and closes a match. */
  getToggleProps<Own extends object>(match: PrediMatch, own?: Own): ToggleProps & Own;
  /** For the element around the alternatives of a market. */
  getMarketProps<Own extends object>(market: Market, own?: Own): MarketGroupProps & Own;
  /** For one alternative; arrows move and choose. */
  getAnswerProps<Own extends object>(market: Market, answer: Answer, own?: Own): AnswerProps & Own;
  /** For an input of the goals of one team, in a market of kind 'marcador'. */
  getGoalsProps<Own extends object>(market: Market, match: Match, team: 'local' | 'visit', own?: Own): GoalsProps & Own;
}

/** The prop getters of a panel. */
export function panelProps(panel: PanelState, t: PrediMessages): PanelProps {
  const { answers: store, panels, save, saving, dirty, answered } = panel;
  const saveProps: SaveProps = {
    type: 'button',
    'aria-disabled': !dirty || saving,
    'aria-busy': saving,
    title: dirty ? undefined : t.nothingToSave,
    onClick: () => {
      if (dirty && !saving) void save();
    },
  };
  const toggleProps = (match: PrediMatch): ToggleProps => {
    const open = panels.isOpen(match);
    const name = t.versus(match.match.local.name, match.match.visit.name);
    return {
      type: 'button',
      'aria-expanded': open,
      'aria-label': `${open ? t.close : t.see} ${name}`,
      onClick: () => panels.toggle(match.id),
    };
  };
  const groupProps = ({ question }: Market): MarketGroupProps => ({ role: 'radiogroup', 'aria-label': question });
  return {
    getSaveProps: (own) => withOwnProps(saveProps, own),
    getProgressProps: (own) => withOwnProps(progressProps(answered, t), own),
    getToggleProps: (match, own) => withOwnProps(toggleProps(match), own),
    getMarketProps: (market, own) => withOwnProps(groupProps(market), own),
    getAnswerProps: (market, answer, own) => withOwnProps(answerProps(store, market, answer), own),
    getGoalsProps: (market, match, team, own) =>
      withOwnProps(goalsProps({ store, market, team, label: t.goalsOf(match[team].name) }), own),
  };
}
