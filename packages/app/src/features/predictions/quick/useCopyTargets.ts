import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { prediKeys, prediQueries, useClient } from '@arma11/core';
import { hasJoined } from '@arma11/core/domain';
import type { PanelState } from '@arma11/widgets';
import { copiedAnswers } from './copiedAnswers';
import type { CopyTarget } from './copyAnswers';

/** The rooms that are looked at: more of them would be as many calls. */
const MOST_ROOMS = 20;
const TAKING_ANSWERS: readonly string[] = ['abierta', 'cerrada', 'en_vivo'];

/** The player's other rooms that would take some of these answers; undefined until all are known. */
export function useCopyTargets(prediId: number, panel: PanelState): CopyTarget[] | undefined {
  const client = useClient();
  const queryClient = useQueryClient();
  const mine = useInfiniteQuery(prediQueries.mine(client));
  const rooms = (mine.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .filter((room) => room.id !== prediId && hasJoined(room) && TAKING_ANSWERS.includes(room.estado))
    .slice(0, MOST_ROOMS);
  const matchesOf = (id: number) => queryClient.fetchQuery(prediQueries.matches(client, id)).catch(() => []);
  // One read of them all: `useQueries` would cost every first visit its bytes.
  const { data } = useQuery({
    queryKey: [...prediKeys.mine, 'matches', ...rooms.map(({ id }) => id)],
    queryFn: () => Promise.all(rooms.map(({ id }) => matchesOf(id))),
    enabled: !mine.isPending,
  });
  return data?.flatMap((matches, at) => {
    const { id, user_ins, name } = rooms[at]!;
    const copied = copiedAnswers({ matches: panel.matches, store: panel.answers }, matches, client.serverNow());
    return copied.matches > 0 ? [{ predi: id, ins: user_ins, name, copied }] : [];
  });
}
