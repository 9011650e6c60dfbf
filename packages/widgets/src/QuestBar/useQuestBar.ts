import { useQuery } from '@tanstack/react-query';
import { Arma11Error, questsQueries, useClient } from '@arma11/core';
import type { Quest } from '@arma11/core/contract';
import { questPercent } from '@arma11/core/domain';
import { useQuestWords } from '../messages/quest.es';
import { questBarProps, type QuestBarGetters } from './questBarProps';
import { useClaimQuest, type Reward } from './useClaimQuest';

/** Options of a quest bar. */
export interface QuestBarOptions {
  /** Shows the quest without a way to collect its reward. @default false */
  readonly?: boolean;
  /** The reward was paid. */
  onComplete?: ((detail: { id: number }) => void) | undefined;
}

/** What the bar can show: the quest, or why not. */
export type QuestBarStatus = 'loading' | 'ready' | 'empty' | 'signedOut' | 'error';

/** The main quest ready to be drawn. */
export interface QuestBarState extends QuestBarGetters {
  status: QuestBarStatus;
  quest: Quest | null;
  /** 0 to 100. */
  percent: number;
  /** The reward can be collected now; on a partner's page `claim` opens our own site for it. */
  claimable: boolean;
  claiming: boolean;
  /** What was just collected. */
  reward: Reward | null;
  /** Why the quest is not shown, or the reward was not paid. */
  problem: string | null;
  /** Why the quest is not shown, with its code. */
  error: Error | null;
  claim(): void;
  reload(): void;
  reloading: boolean;
}

/** State and behaviour of a quest bar without its looks. */
export function useQuestBar({ readonly = false, onComplete }: QuestBarOptions = {}): QuestBarState {
  const t = useQuestWords();
  const client = useClient();
  const { data, error, refetch, isRefetching } = useQuery(questsQueries.mainQuest(client));
  const quest = data ?? null;
  const { claim, claiming, reward, refusal } = useClaimQuest(quest, onComplete);
  const status = statusOf(data, error);
  const claimable = quest !== null && !readonly && quest.claimable && !quest.claimed;
  return {
    ...questBarProps({ quest, claimable, claiming, claim, t }),
    status,
    quest,
    percent: quest ? questPercent(quest) : 0,
    claimable,
    claiming,
    reward,
    problem: status === 'ready' ? refusal : error && t.failure(error),
    error: status === 'ready' ? null : error,
    claim,
    reload: () => void refetch(),
    reloading: isRefetching,
  };
}

function statusOf(quest: Quest | null | undefined, error: Error | null): QuestBarStatus {
  if (error instanceof Arma11Error && error.code === 'unauthenticated') return 'signedOut';
  if (quest) return 'ready';
  if (quest === null) return 'empty';
  return error ? 'error' : 'loading';
}
