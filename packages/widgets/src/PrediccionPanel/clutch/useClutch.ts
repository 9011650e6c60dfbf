import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { prediQueries, saveClutch, useClient, writing, type Client } from '@arma11/core';
import type { ClutchGuess } from '@arma11/core/contract';
import { useClutchWords } from '../../messages/clutch.es';
import { useHasPassed } from '../../headless/useHasPassed';
import { useUnsavedGuard } from '../answers/useUnsavedGuard';
import { isWholeGuess, noGuess, sameGuess } from './clutchGuess';

/** What the server says of a room's clutch match. */
export type Tiebreak = Awaited<ReturnType<Client['predi']['tiebreak']>>;

/** The tie question of a room ready to be drawn, and what can be done with it. */
export interface ClutchState {
  status: 'loading' | 'ready' | 'error';
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  reload(): void;
  reloading: boolean;
  tiebreak: Tiebreak | undefined;
  /** What is on the screen. */
  guess: ClutchGuess;
  put(changes: Partial<ClutchGuess>): void;
  /** It locks with its match, by the server's clock. */
  closed: boolean;
  dirty: boolean;
  /** Both goals or neither. */
  whole: boolean;
  saving: boolean;
  /** When the guess was stored; null until it is, and again once it changes. */
  savedAt: string | null;
  /** Why it was not stored. */
  refusal: string | null;
  save(): void;
}

/** Reads and saves the guess that parts equals (rules R9): it has a save of its own, apart from the answers. */
export function useClutch(prediId: number, { readonly = false }: { readonly?: boolean } = {}): ClutchState {
  const t = useClutchWords();
  const client = useClient();
  const { data, error, refetch, isRefetching } = useQuery(prediQueries.tiebreak(client, prediId));
  const [edits, setEdits] = useState<Partial<ClutchGuess>>({});
  const stored = data?.my_answer ?? noGuess;
  const guess = { ...stored, ...edits };
  const dirty = !sameGuess(guess, stored);
  const past = useHasPassed(data?.lock_at);
  const closed = past || (data?.match.close_predi ?? false);
  // What was changed while it was being stored stays a change.
  const saver = useClutchSaving(prediId, (sent) => setEdits((now) => without(now, sent)));
  useUnsavedGuard(dirty && !closed && !readonly);
  return {
    status: data ? 'ready' : error ? 'error' : 'loading',
    problem: data || !error ? null : t.failure(error),
    reload: () => void refetch(),
    reloading: isRefetching,
    tiebreak: data,
    guess: closed ? stored : guess,
    put: (changes) => setEdits((before) => ({ ...before, ...changes })),
    closed,
    dirty: dirty && !closed,
    whole: isWholeGuess(guess),
    saving: saver.saving,
    savedAt: dirty ? null : saver.savedAt,
    refusal: saver.refusal,
    save: () => {
      if (dirty && !closed && isWholeGuess(guess)) saver.send(guess);
    },
  };
}

function useClutchSaving(prediId: number, onStored: (sent: ClutchGuess) => void) {
  const t = useClutchWords();
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { queryKey } = prediQueries.tiebreak(client, prediId);
  const { mutate, isPending, data, error } = useMutation({
    ...writing,
    mutationFn: (guess: ClutchGuess) => saveClutch(client, prediId, guess),
    onSuccess: ({ my_answer, lock_at }, sent) => {
      queryClient.setQueryData<Tiebreak>(queryKey, (known) => known && { ...known, my_answer, lock_at });
      onStored(sent);
    },
    // A refusal may mean that it locked, or that another match took its place: the server knows.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
    onSettled: () => {
      busy.current = false;
    },
  });
  return {
    send: (guess: ClutchGuess) => {
      if (busy.current) return;
      busy.current = true;
      mutate(guess);
    },
    saving: isPending,
    savedAt: data?.saved_at ?? null,
    refusal: error && t.failure(error),
  };
}

const without = (edits: Partial<ClutchGuess>, sent: ClutchGuess): Partial<ClutchGuess> =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => sent[name as keyof ClutchGuess] !== value));
