import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Arma11Error, reactionsQueries, useClient } from '@arma11/core';
import type { ReactionCount, ReactionEmoji } from '@arma11/core/contract';
import { useViewer } from '../headless/useViewer';
import { withOwnProps } from '../headless/withOwnProps';
import { useReactionsWords } from '../messages/reactions.es';
import { useSessionState } from '../provider/SessionContext';
import { useSignIn, type UseSignInResult } from '../provider/useSignIn';
import { keepDraft, takeDraft } from './reactionDraft';
import { useSendReaction } from './useSendReaction';
import { withReaction } from './withReaction';

/** Of which game the room is. */
export type ReactionsKind = 'compe' | 'predi';

/** The options of a room's reactions. */
export interface ReactionsOptions {
  kind: ReactionsKind;
  /** The room. */
  salaId: number;
  /** Shows the counts without a way to react. @default false */
  readonly?: boolean;
  /** The player's reaction is stored; null: they took it back. */
  onReact?: ((detail: { emoji: ReactionEmoji | null }) => void) | undefined;
}

/** What the row can show: the reactions, or why not. */
export type ReactionsStatus = 'loading' | 'ready' | 'notFound' | 'signedOut' | 'error';

/** What makes a button of yours that of one reaction. */
export interface ReactionProps {
  type: 'button';
  'aria-pressed': boolean;
  'aria-label': string;
  onClick: () => void;
}

/** A room's reactions ready to be drawn. */
export interface ReactionsState {
  status: ReactionsStatus;
  /** All five with their counts, always in the same order; the player's own is counted as soon as it is tapped. */
  counts: readonly ReactionCount[];
  /** The player's own, not yet confirmed perhaps. */
  mine: ReactionEmoji | null;
  /** The player may react here: by themselves or after signing in. */
  open: boolean;
  saving: boolean;
  /** Why they cannot be shown, or the player's own was not stored; ready to print. */
  problem: string | null;
  /** Why they cannot be shown, with its code. */
  error: Error | null;
  /** The sign-in that a tap asked for; show it beside the row. */
  signIn: UseSignInResult;
  /** Gives the reaction, or takes it back where it is the player's own; who is signed out signs in before that. */
  toggle(emoji: ReactionEmoji): void;
  reload(): void;
  reloading: boolean;
  /** For a button of your own; give it your own attributes and handlers, so that both work. */
  getReactionProps<Own extends object>(emoji: ReactionEmoji, own?: Own): ReactionProps & Own;
}

/** State and behaviour of a room's reactions without their looks. */
export function useReactions({ kind, salaId, readonly = false, onReact }: ReactionsOptions): ReactionsState {
  const t = useReactionsWords();
  const client = useClient();
  const enabled = salaId > 0;
  const { data, error, refetch, isFetching } = useQuery({ ...reactionsQueries.ofRoom(client, kind, salaId), enabled });
  const viewer = useViewer().status;
  // A partner's page knows before the server says so, and our window opens inside the tap alone.
  const signedOut = useSessionState()?.status === 'preview' || viewer === 'signedOut';
  const signIn = useSignIn();
  const { wanted, refusal, send } = useSendReaction({ kind, id: salaId, onSaved: (emoji) => onReact?.({ emoji }) });
  const { waiting, wait } = useAfterSignIn({ kind, id: salaId, viewer, send });
  const chosen = wanted === undefined ? waiting : wanted;
  const shown = data && (chosen === undefined ? data : withReaction(data, chosen));
  const status: ReactionsStatus = shown ? 'ready' : enabled ? statusOf(error) : 'notFound';
  const mine = shown?.mine ?? null;

  const toggle = (emoji: ReactionEmoji) => {
    if (!signedOut) void send(emoji === mine ? null : emoji);
    else if (signIn.request) {
      wait(emoji);
      signIn.request();
    }
  };
  const failure = status === 'ready' ? refusal && t.notSaved(t.failure(refusal)) : error && t.failure(error);
  return {
    status,
    counts: shown?.counts ?? [],
    mine,
    open: !readonly && (!signedOut || signIn.request !== null),
    saving: wanted !== undefined,
    problem: failure,
    error: shown ? null : error,
    signIn,
    toggle,
    reload: () => void refetch(),
    reloading: isFetching,
    getReactionProps: (emoji, own) => {
      const count = shown?.counts.find((each) => each.emoji === emoji)?.count ?? 0;
      const props: ReactionProps = {
        type: 'button',
        'aria-pressed': emoji === mine,
        'aria-label': t.counted(t.names[emoji], count),
        onClick: () => toggle(emoji),
      };
      return withOwnProps(props, own);
    },
  };
}

interface AfterSignIn {
  kind: ReactionsKind;
  id: number;
  viewer: string;
  send: (emoji: ReactionEmoji) => Promise<void>;
}

/** Keeps what was chosen while its player signs in, and sends it once they are in; who gives up signing in gives it up too. */
function useAfterSignIn({ kind, id, viewer, send }: AfterSignIn) {
  const client = useClient();
  const [waiting, setWaiting] = useState<ReactionEmoji>();
  const session = useSessionState()?.status;
  useEffect(() => {
    if (viewer !== 'signedIn' || id <= 0) return;
    const kept = takeDraft(kind, id, client.serverNow()) ?? waiting;
    setWaiting(undefined);
    if (kept) void send(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what waits is sent when its player comes, not when it is chosen
  }, [viewer, kind, id, client, send]);
  const before = useRef(session);
  useEffect(() => {
    const asked = before.current === 'signingIn' || before.current === 'failed';
    before.current = session;
    if (!asked || session !== 'preview') return;
    takeDraft(kind, id, 0);
    setWaiting(undefined);
  }, [session, kind, id]);
  const wait = (emoji: ReactionEmoji) => {
    keepDraft(kind, id, emoji, client.serverNow());
    setWaiting(emoji);
  };
  return { waiting, wait };
}

function statusOf(error: Error | null): ReactionsStatus {
  if (!error) return 'loading';
  const code = error instanceof Arma11Error ? error.code : null;
  if (code === 'unauthenticated') return 'signedOut';
  return code === 'not_found' ? 'notFound' : 'error';
}
