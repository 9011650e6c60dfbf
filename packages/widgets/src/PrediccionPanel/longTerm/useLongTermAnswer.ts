import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterAnswers, invalidate, prediQueries, saveAnswers, useClient, writing } from '@arma11/core';
import type { LongTermQuestion } from '@arma11/core/contract';
import { useLongTermWords } from '../../messages/longTerm.es';

/** The player's answer to a question about the competition, and what can be done with it. */
export interface LongTermAnswer {
  /** The alternative on the screen: what is stored, or what is on its way. */
  chosen: number | null;
  /** Saves another; null clears it. */
  choose(alternative: number | null): void;
  saving: boolean;
  /** When the last choice of this visit was stored; null without one. */
  savedAt: string | null;
  /** Why it was not stored. */
  refusal: string | null;
}

/** Saves the choice of a question at once: it has no draft. A choice that is refused goes back to what is stored. */
export function useLongTermAnswer(prediId: number, question: LongTermQuestion): LongTermAnswer {
  const t = useLongTermWords();
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = prediQueries.longTerm(client, prediId);
  const { id_match_prediction: match_prediction, my_answer } = question;
  const { mutate, isPending, variables, data, error } = useMutation({
    ...writing,
    scope: { id: `longTerm ${prediId}` },
    mutationFn: (alternative: number | null) =>
      saveAnswers(client, [{ alternative, predi: prediId, match_prediction }]),
    onSuccess: ({ saved }, alternative) => {
      const stored = saved.find((each) => each.match_prediction === match_prediction);
      queryClient.setQueryData<LongTermQuestion[]>(queryKey, (known) =>
        known?.map((each) =>
          each.id_match_prediction === match_prediction
            ? { ...each, my_answer: alternative === null ? null : (stored ?? each.my_answer) }
            : each,
        ),
      );
      void invalidate(queryClient, afterAnswers);
    },
    // A refusal may mean that it locked: the server knows.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  return {
    chosen: isPending ? variables : (my_answer?.alternative ?? null),
    choose: mutate,
    saving: isPending,
    savedAt: isPending ? null : (data?.saved_at ?? null),
    refusal: error && t.failure(error),
  };
}
