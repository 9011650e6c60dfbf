import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reactionsQueries, saveReaction, useClient } from '@arma11/core';
import type { ReactionEmoji, RoomKind } from '@arma11/core/contract';

interface ReactedRoom {
  kind: RoomKind;
  id: number;
  /** The server has it. */
  onSaved: (emoji: ReactionEmoji | null) => void;
}

/**
 * Sends the player's reaction to a room. `wanted` is what is not confirmed yet, undefined when nothing waits. Taps while one is
 * on its way are not sent one by one: the last of them goes when the answer is there.
 */
export function useSendReaction({ kind, id, onSaved }: ReactedRoom) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<ReactionEmoji | null>();
  const [refusal, setRefusal] = useState<Error | null>(null);
  const last = useRef<ReactionEmoji | null>(null);
  const busy = useRef(false);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  });

  const send = useCallback(
    async (emoji: ReactionEmoji | null) => {
      last.current = emoji;
      setWanted(emoji);
      setRefusal(null);
      if (busy.current) return;
      busy.current = true;
      const { queryKey } = reactionsQueries.ofRoom(client, kind, id);
      try {
        let sent: ReactionEmoji | null;
        do {
          sent = last.current;
          // An older read that is still on its way knows nothing of this.
          await queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, await saveReaction(client, kind, id, sent));
        } while (sent !== last.current);
        saved.current(sent);
      } catch (error) {
        setRefusal(error as Error);
        void queryClient.invalidateQueries({ queryKey });
      } finally {
        busy.current = false;
        setWanted(undefined);
      }
    },
    [client, queryClient, kind, id],
  );
  return { wanted, refusal, send };
}
