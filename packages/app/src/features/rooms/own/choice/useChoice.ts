import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { invalidate, prediQueries, useClient, writing } from '@arma11/core';
import { afterPrediSala, choosePredictions } from '@arma11/core/site';
import type { MarketKind, PrediRoom } from '@arma11/core/contract';
import { hasJoined } from '@arma11/core/domain';
import { forGroup, groupWanted } from '../../../../group/putIn';
import { putRoom } from '../../../../group/putRoom';
import { ENTERING } from '../../../../page/entering';
import { sameSelection, toggleKind, toggleMatch, toggleMatches, type Selection } from './selection';

/** The owner's choice on the screen, and its saving, which leads on to their own seat and to sharing the room. */
export function useChoice(room: PrediRoom, stored: Selection) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const group = groupWanted(useSearchParams()[0]);
  const [edited, setEdited] = useState<Selection | null>(null);
  const selection = edited ?? stored;
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...writing,
    mutationFn: () =>
      choosePredictions(
        client,
        room.id,
        [...selection].map(([match, kinds]) => ({ match, kinds: [...kinds] })),
      ),
    onSuccess: async ({ predi }) => {
      queryClient.setQueryData(prediQueries.sala(client, predi.id).queryKey, predi);
      // Whoever takes a free seat is led away from there: the group comes first, and where it fails that page says so.
      const put = group === null || (await putRoom(queryClient, client, group, predi.id));
      void navigate(forGroup(`/predi/shared-sala-predi/${predi.id}`, group), {
        state: put && !hasJoined(predi) ? ENTERING : null,
      });
    },
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterPrediSala);
    },
  });
  const edit = (next: Selection) => {
    reset();
    setEdited(next);
  };
  return {
    selection,
    dirty: !sameSelection(selection, stored),
    pending: isPending,
    problem: error?.message ?? null,
    onMatch: (match: number) => edit(toggleMatch(selection, match)),
    onJornada: (matches: readonly number[]) => edit(toggleMatches(selection, matches)),
    onKind: (match: number, kind: MarketKind) => edit(toggleKind(selection, match, kind)),
    save: () => {
      if (busy.current) return;
      busy.current = true;
      mutate();
    },
  };
}
