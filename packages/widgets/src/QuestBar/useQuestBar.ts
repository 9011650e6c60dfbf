import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  accountsQueries,
  afterMoney,
  Arma11Error,
  invalidate,
  payQuest,
  questsQueries,
  useClient,
  writing,
} from '@arma11/core';
import type { Item, Quest, User } from '@arma11/core/contract';
import { useQuestWords } from '../messages/useQuestWords';
import { useOurSite } from '../provider/useOurSite';
import { questBarProps, type QuestBarGetters } from './questBarProps';
import { questPercent } from '@arma11/core/domain';

/** What a quest bar is told. */
export interface QuestBarOptions {
  /** Only to be looked at: its reward cannot be collected here. @default false */
  readonly?: boolean;
  /** The reward was paid. */
  onComplete?: ((detail: { id: number }) => void) | undefined;
}

/** What the bar can show: the quest, or why not. */
export type QuestBarStatus = 'loading' | 'ready' | 'empty' | 'signedOut' | 'error';

/** What a reward brought. */
export interface Reward {
  coins: number;
  item: Item | null;
}

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
  claim(): void;
  reload(): void;
  reloading: boolean;
}

/** State and behaviour of a quest bar without its looks. */
export function useQuestBar({ readonly = false, onComplete }: QuestBarOptions = {}): QuestBarState {
  const t = useQuestWords();
  const client = useClient();
  const onOurSite = useOurSite();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const options = questsQueries.mainQuest(client);
  const { data, error, refetch, isRefetching } = useQuery(options);
  const paying = useMutation({
    ...writing,
    mutationFn: (id: number) => payQuest(client, id),
    onSuccess: ({ quest, saldo, saldo_bono }) => {
      queryClient.setQueryData(options.queryKey, quest);
      const userKey = accountsQueries.user(client).queryKey;
      queryClient.setQueryData<User>(userKey, (user) => user && { ...user, saldo, saldo_bono });
      onComplete?.({ id: quest.id });
    },
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterMoney);
    },
  });
  const quest = data ?? null;
  const shown = statusOf(data, error);
  const claimable = quest !== null && !readonly && quest.claimable && !quest.claimed;
  const claim = () => {
    if (!quest || busy.current) return;
    if (onOurSite) return void globalThis.open(onOurSite('/play/quest'), '_blank', 'noopener');
    busy.current = true;
    paying.mutate(quest.id);
  };
  return {
    ...questBarProps({ quest, claimable, claiming: paying.isPending, claim, t }),
    status: shown,
    quest,
    percent: quest ? questPercent(quest) : 0,
    claimable,
    claiming: paying.isPending,
    reward: paying.data ? { coins: paying.data.coins, item: paying.data.item } : null,
    problem: (shown === 'ready' ? paying.error : error)?.message ?? null,
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
