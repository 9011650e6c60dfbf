import type { QueryClient } from '@tanstack/react-query';
import { invalidate, type Client } from '@arma11/core';
import { askGroups } from './askGroups';
import { groupKeys } from './groupQueries';

/** Puts a room into a group on the way to another page. Returns whether it is there; doing it again changes nothing. */
export async function putRoom(queryClient: QueryClient, client: Client, group: number, room: number): Promise<boolean> {
  try {
    await askGroups(client, 'addRoom', { group, room });
  } catch {
    return false;
  }
  void invalidate(queryClient, [[...groupKeys.all]]);
  return true;
}
