import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, prediQueries, useClient } from '@arma11/core';
import type { Estado } from '@arma11/core/contract';

const OVER = new Set<Estado>(['pagada', 'cancelada']);
/** Their names fit in the address of the stream. */
const MOST = 20;

/** The rooms that the player sits in and that are not over, as the stream names them: 'compe:1,predi:2'. */
export function useMyRooms(): string {
  const client = useClient();
  const { data: entries } = useInfiniteQuery(compeQueries.mine(client));
  const { data: rooms } = useInfiniteQuery(prediQueries.mine(client));
  const compe = entries?.pages.flatMap(({ results }) => results) ?? [];
  const predi = rooms?.pages.flatMap(({ results }) => results) ?? [];
  const open = [
    ...compe.filter(({ sala_detail }) => !OVER.has(sala_detail.estado)).map(({ sala }) => `compe:${sala.id}`),
    ...predi.filter(({ user_ins, estado }) => user_ins > 0 && !OVER.has(estado)).map(({ id }) => `predi:${id}`),
  ];
  return open.slice(0, MOST).join();
}
