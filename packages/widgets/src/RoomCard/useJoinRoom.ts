import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { afterJoin, Arma11Error, invalidate, useClient, viewerQuery, writing, type Player } from '@arma11/core';
import { useViewer } from '../headless/useViewer';
import { useWords } from '../messages/MessagesContext';
import { spokenEs } from '../messages/spoken.es';
import { useSignIn, type UseSignInResult } from '../provider/useSignIn';
import type { TakenSeat, TakeSeat } from './joinPrediction';
import type { RoomFacts } from './roomFacts';
import { useJoinOnSite, type JoinOnSite, type StepUp } from './joinOnSite';
import { useJoinOnceIn } from './useJoinOnceIn';

/** What joining needs to know. */
export interface JoinSettings {
  facts: RoomFacts | null;
  /** How a seat is taken: `joinRoom`, or what is enough for one kind of room. */
  take: TakeSeat;
  /** The access code of a private or event room. */
  code?: string | undefined;
  /** Called once the player has joined. */
  onJoined?: ((seat: TakenSeat) => void) | undefined;
  /** Called before our own site is opened to join a room that costs coins; return false to open it yourself. */
  onStepUp?: ((step: StepUp) => boolean | void) | undefined;
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
  /** The sign-in that was asked for here; show it beside the button. */
  signIn: UseSignInResult;
  /** On a partner's page, where this seat is taken instead: on our own site, which asks before it takes coins. */
  site: JoinOnSite | null;
  /** Somebody signed in from here and is in the room now. */
  cameIn: boolean;
  /** Free rooms are joined at once, paid ones ask first (product §10.3); who is signed out signs in before that. */
  start(): void;
  confirm(): void;
  cancel(): void;
}

/** Takes a seat in a room, asking first where it costs something. */
export function useJoinRoom({ facts, take, code, onJoined, onStepUp }: JoinSettings): Joining {
  const t = useWords('roomCard', spokenEs);
  const signIn = useSignIn();
  const signedOut = useViewer().status === 'signedOut';
  const [asking, setAsking] = useState(false);
  const { reset, error, confirm, ...taking } = useTakeSeat({
    facts,
    take,
    code,
    onJoined,
    done: () => setAsking(false),
  });
  const onSite = useJoinOnSite(facts, onStepUp);
  const paid = (facts?.amount_ins ?? 0) > 0 || isStepUp(error);
  const site = (signedOut ? signIn.request === null : paid) ? onSite : null;
  const { cameIn, waitForPlayer } = useJoinOnceIn({ facts, join: confirm });

  const start = () => {
    reset();
    if (signedOut && signIn.request) {
      waitForPlayer();
      signIn.request();
    } else if (site) site.open();
    else if (paid) setAsking(true);
    else confirm();
  };
  const missing = missingOf(error);
  return {
    asking,
    ...taking,
    problem: error && missing === 0 ? t.failure(error) : null,
    missing,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    signIn,
    site,
    cameIn,
    start,
    confirm,
    cancel: () => setAsking(false),
  };
}

function useTakeSeat({ facts, take, code, onJoined, done }: JoinSettings & { done: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, reset, isPending, error, data } = useMutation({
    ...writing,
    mutationFn: (room: RoomFacts) => take(client, room, code),
    onSuccess: (seat) => {
      done();
      const { queryKey } = viewerQuery(client);
      queryClient.setQueryData<Player>(queryKey, (player) => player && withSaldo(player, seat.saldo));
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
  return { pending: isPending, error, seat: data ?? null, reset, confirm };
}

/** Where a page may not know the balance, it does not learn it from a seat. */
const withSaldo = (player: Player, saldo: number): Player => (player.saldo === null ? player : { ...player, saldo });

/** The server wants this step on our own site: the room costs more than was shown. */
const isStepUp = (error: Error | null) => error instanceof Arma11Error && error.serverCode === 'PASO_EN_SITIO';

/** What a refusal for lack of balance says is missing. */
function missingOf(error: Error | null): number {
  if (!(error instanceof Arma11Error) || error.serverCode !== 'SALDO_INSUFICIENTE') return 0;
  const falta = error.body?.falta;
  return typeof falta === 'number' ? falta : 0;
}
