import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { accountsQueries, afterJoin, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { joinRoom, type TakenSeat } from './joinRoom';
import type { RoomFacts } from './roomFacts';

/** What joining needs to know. */
export interface JoinSettings {
  facts: RoomFacts | null;
  /** The access code of a private or event room. */
  code?: string | undefined;
  /** Told once the seat is taken. */
  onJoined?: ((seat: TakenSeat) => void) | undefined;
}

/** A room that is being joined. */
export interface Joining {
  /** The sheet that asks before paying is open. */
  asking: boolean;
  pending: boolean;
  /** Why it was refused, in the server's own sentence. */
  problem: string | null;
  /** Coins that are missing, when that is why; else 0. */
  missing: number;
  /** Nobody knows yet whether it went through: asking again cannot pay twice. */
  uncertain: boolean;
  /** The seat, once taken. */
  seat: TakenSeat | null;
  /** Free rooms are joined at once, paid ones ask first (ux.md §4.3). */
  start(): void;
  confirm(): void;
  cancel(): void;
}

/** Takes a seat in a room, asking first where it costs something. */
export function useJoinRoom({ facts, code, onJoined }: JoinSettings): Joining {
  const client = useClient();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, reset, isPending, error, data } = useMutation({
    ...writing,
    mutationFn: (room: RoomFacts) => joinRoom(client, room, code),
    onSuccess: (seat) => {
      setAsking(false);
      const { queryKey } = accountsQueries.user(client);
      queryClient.setQueryData<User>(queryKey, (user) => user && { ...user, saldo: seat.saldo });
      onJoined?.(seat);
    },
    // Also when the outcome is unknown: lists and balance then tell what happened.
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterJoin);
    },
  });
  const confirm = useCallback(() => {
    if (!facts || busy.current) return;
    busy.current = true;
    mutate(facts);
  }, [facts, mutate]);
  const start = useCallback(() => {
    reset();
    if (facts && facts.amount_ins > 0) setAsking(true);
    else confirm();
  }, [facts, confirm, reset]);
  const cancel = useCallback(() => setAsking(false), []);
  return {
    asking,
    pending: isPending,
    problem: error && !missingOf(error) ? error.message : null,
    missing: missingOf(error),
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    seat: data ?? null,
    start,
    confirm,
    cancel,
  };
}

/** What a refusal for lack of balance says is missing. */
function missingOf(error: Error | null): number {
  if (!(error instanceof Arma11Error) || error.serverCode !== 'SALDO_INSUFICIENTE') return 0;
  const falta = error.body?.falta;
  return typeof falta === 'number' ? falta : 0;
}
