import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountsQueries, afterMoney, invalidate, payQuest, questsQueries, useClient, writing } from '@arma11/core';
import type { Item, Quest, User } from '@arma11/core/contract';
import { useQuestWords } from '../messages/quest.es';
import { useOurSite } from '../provider/useOurSite';

/** What a reward brought. */
export interface Reward {
  coins: number;
  item: Item | null;
}

/** Collects the reward of a quest, once however often it is tapped; from a partner's page that happens on our own. */
export function useClaimQuest(quest: Quest | null, onComplete?: (detail: { id: number }) => void) {
  const t = useQuestWords();
  const client = useClient();
  const onOurSite = useOurSite();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, data, error, isPending } = useMutation({
    ...writing,
    mutationFn: (id: number) => payQuest(client, id),
    onSuccess: ({ quest: paid, saldo, saldo_bono }) => {
      queryClient.setQueryData(questsQueries.mainQuest(client).queryKey, paid);
      const userKey = accountsQueries.user(client).queryKey;
      queryClient.setQueryData<User>(userKey, (user) => user && { ...user, saldo, saldo_bono });
      onComplete?.({ id: paid.id });
    },
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterMoney);
    },
  });
  const claim = () => {
    if (!quest || busy.current) return;
    if (onOurSite) return void globalThis.open(onOurSite('/play/quest'), '_blank', 'noopener');
    busy.current = true;
    mutate(quest.id);
  };
  const reward: Reward | null = data ? { coins: data.coins, item: data.item } : null;
  return { claim, claiming: isPending, reward, refusal: error && t.failure(error) };
}
