import type { RoomKind } from '@arma11/core/contract';
import type { GroupCounts } from '@arma11/core/back-office';
import { roomId } from '../page/roomId';

/** Under which an address carries the group that a new room is for. */
const FOR = 'grupo';

/** The group that a room is being made for, or null. */
export const groupWanted = (query: URLSearchParams): number | null => roomId(query.get(FOR) ?? undefined);

/** The same page, of whoever makes a room for this group. */
export const forGroup = (path: string, group: number | null): string =>
  group === null ? path : `${path}?${FOR}=${group}`;

/** Whether rooms of a game count in a group (rules R23.1). */
export const countsIn = (counts: GroupCounts, kind: RoomKind): boolean =>
  counts === 'both' || counts === (kind === 'compe' ? 'lineups' : 'predictions');
