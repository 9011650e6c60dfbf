import type { Quest } from '@arma11/core/contract';
import { withOwnProps } from '../headless/withOwnProps';
import type { QuestMessages } from '../messages/quest.es';

/** What makes an element of yours the bar. */
export interface QuestProgressProps {
  role: 'progressbar';
  'aria-label': string;
  'aria-valuemin': 0;
  'aria-valuemax': number;
  'aria-valuenow': number;
  'aria-valuetext': string;
}

/** What makes a button of yours the one that collects the reward. */
export interface ClaimProps {
  type: 'button';
  'aria-disabled': boolean;
  'aria-busy': boolean;
  onClick: () => void;
}

/** Attributes and handlers for markup of your own; give what you have yourself to the getter, so that both work. */
export interface QuestBarGetters {
  /** For the bar: how many of the criterios are met. */
  getProgressProps<Own extends object>(own?: Own): QuestProgressProps & Own;
  /** For the button that collects the reward; it stays focusable until that is possible. */
  getClaimProps<Own extends object>(own?: Own): ClaimProps & Own;
}

interface Source {
  quest: Quest | null;
  claimable: boolean;
  claiming: boolean;
  claim: () => void;
  t: QuestMessages;
}

/** How many criterios are met, and of how many: never under 0 nor over all (product §5). */
export function questSteps(quest: Quest | null): { done: number; total: number } {
  const { cumplidas, total } = quest?.status ?? { cumplidas: 0, total: 0 };
  return { done: Math.min(Math.max(cumplidas, 0), total), total };
}

/** The prop getters of a quest bar. */
export function questBarProps({ quest, claimable, claiming, claim, t }: Source): QuestBarGetters {
  const { done, total } = questSteps(quest);
  const progressProps: QuestProgressProps = {
    role: 'progressbar',
    'aria-label': quest?.title ?? t.quest,
    'aria-valuemin': 0,
    'aria-valuemax': total,
    'aria-valuenow': done,
    'aria-valuetext': t.progressLabel(quest?.title ?? t.quest, done, total),
  };
  const claimProps: ClaimProps = {
    type: 'button',
    'aria-disabled': !claimable || claiming,
    'aria-busy': claiming,
    onClick: () => {
      if (claimable && !claiming) claim();
    },
  };
  return {
    getProgressProps: (own) => withOwnProps(progressProps, own),
    getClaimProps: (own) => withOwnProps(claimProps, own),
  };
}
