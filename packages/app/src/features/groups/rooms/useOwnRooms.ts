import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, prediQueries, useClient } from '@arma11/core';
import type { RoomKind } from '@arma11/core/contract';
import { isOpen, isPrivate } from '@arma11/core/domain';
import type { Group } from '@arma11/core/back-office';
import { countsIn } from '../../../group/putIn';

/** A private room of the player's own that may still be put into a group. */
export interface OwnRoom {
  kind: RoomKind;
  id: number;
  name: string;
  lockAt: string;
}

/** The player's open private rooms that count in a group and are not in it; undefined while they are read. */
export function useOwnRooms(group: Group, me: number | undefined): OwnRoom[] | undefined {
  const client = useClient();
  const compe = useInfiniteQuery(compeQueries.mine(client));
  const predi = useInfiniteQuery(prediQueries.mine(client));
  if (compe.isPending || predi.isPending) return undefined;
  const entries = compe.data?.pages.flatMap(({ results }) => results) ?? [];
  const answered = predi.data?.pages.flatMap(({ results }) => results) ?? [];
  const own: OwnRoom[] = [
    ...entries
      .filter(({ sala_detail: room }) => isPrivate(room) && isOpen(room) && room.owner?.id === me)
      .map(({ sala_detail: { id, name, lock_at } }) => ({ kind: 'compe' as const, id, name, lockAt: lock_at })),
    ...answered
      .filter((room) => room.is_admin && room.tipo === 'privada' && isOpen(room) && room.estado !== 'borrador')
      .map(({ id, name, lock_at }) => ({ kind: 'predi' as const, id, name, lockAt: lock_at })),
  ];
  const there = new Set(group.rooms.map(({ id }) => id));
  return own.filter(({ kind, id }) => countsIn(group.counts, kind) && !there.has(id));
}
