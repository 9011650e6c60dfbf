import { calls } from './call';

/** Head-to-head: the caller against another player of a room (rules R20). */
export const duels = calls({
  /** The caller against another entry of the room, once it has locked: points, chances, and what would turn it. */
  against: {
    method: 'GET',
    path: 'plus/duels/{kind}/{id}/{rival}/',
    access: 'entryOwnerOrMemberAfterLock',
    fallback: 'null',
    ours: true,
  },
});
