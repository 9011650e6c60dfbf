import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterAnswers, Arma11Error, invalidate, prediQueries, useClient, writing } from '@arma11/core';
import { scoreOfUnmade } from '@arma11/core/domain';
import type { AnswerToSave, PrediMatch } from '@arma11/core/contract';
import { arriving, loadOnce, preload } from '../headless/loadOnce';
import { usePrediWords, type PrediMessages } from '../messages/predi.es';
import type { AnswersStore } from './answers/answersStore';
import type { SentAnswers } from './sendAnswers';

/** How answers are sent: nobody saves before there is something to read. */
const loadSending = loadOnce(() => import('./sendAnswers'));

/** What came of the last Guardar. */
export type SaveOutcome =
  | { kind: 'saved'; at: string; receipt: string; closed: number[] }
  /** Every market that was sent had closed; `late` when the answers had waited for the internet. */
  | { kind: 'closed'; closed: number[]; late: boolean }
  /** No internet: it is sent when it comes back (product §10.5). */
  | { kind: 'queued' }
  | { kind: 'failed'; reason: string };

/** What saving needs to know. */
export interface SaveSettings {
  prediId: number;
  store: AnswersStore;
  /** They waited to be sent when the page was left. */
  startQueued: boolean;
  onSaved?: ((answers: AnswerToSave[]) => void) | undefined;
}

/** Saves the changed answers of a room, and sends them later by itself when there is no internet. */
export function useSaveAnswers({ prediId, store, startQueued, onSaved }: SaveSettings) {
  const t = usePrediWords();
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const queued = outcome ? outcome.kind === 'queued' : startQueued;

  useEffect(() => preload(loadSending), []);

  const settle = ({ stored, sent, closed, withStored }: SentAnswers) => {
    if (!stored) return setOutcome({ kind: 'closed', closed, late: queued });
    store.commit(stored.saved, sent);
    const { queryKey } = prediQueries.matches(client, prediId);
    queryClient.setQueryData<PrediMatch[]>(queryKey, (matches) => matches && withStored(matches));
    setOutcome({ kind: 'saved', at: stored.saved_at, receipt: stored.receipt, closed });
    onSaved?.(
      stored.saved.map(({ alternative, predi, match_prediction }) => ({ alternative, predi, match_prediction })),
    );
    void invalidate(queryClient, afterAnswers);
  };

  const { mutateAsync, isPending } = useMutation({
    ...writing,
    mutationFn: async (answers: AnswerToSave[]) => (await arriving(loadSending)).sendAnswers(client, answers),
    onSuccess: (saved) => {
      settle(saved);
      store.drop(saved.closed);
      const made = saved.sent.some(({ alternative }) => alternative !== null && scoreOfUnmade(alternative) !== null);
      if (made || saved.closed.length > 0) void queryClient.invalidateQueries(prediQueries.matches(client, prediId));
    },
    onError: (error) => setOutcome(failureOf(error, t)),
    onSettled: () => {
      busy.current = false;
    },
  });

  const save = useCallback(async () => {
    if (busy.current || !store.dirty()) return false;
    busy.current = true;
    // As they are now: the server may be heard to have them before they are sent.
    return mutateAsync(store.toSave(prediId)).then(
      ({ stored }) => stored !== null,
      () => false,
    );
  }, [store, prediId, mutateAsync]);
  useResend({ queued, startQueued, save });
  return { save, saving: isPending, outcome, queued };
}

/**
 * Sends what waited: when the internet comes back, now and then where it is there and does not answer, and once on return
 * to a page that was left with it.
 */
function useResend({ queued, startQueued, save }: { queued: boolean; startQueued: boolean; save: () => unknown }) {
  useEffect(() => {
    if (!queued) return;
    if (startQueued && navigator.onLine) void save();
    const timer = setInterval(save, 20_000);
    globalThis.addEventListener('online', save);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', save);
    };
  }, [queued, startQueued, save]);
}

const failureOf = (error: Error, t: PrediMessages): SaveOutcome =>
  error instanceof Arma11Error && error.code === 'network'
    ? { kind: 'queued' }
    : { kind: 'failed', reason: t.failure(error) };
