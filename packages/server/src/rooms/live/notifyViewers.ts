import type { Queryable } from '../../platform/db/database';
import { liveFacts, type Wanted } from './liveFacts';
import { updateFor } from './liveUpdate';
import type { PendingChanges } from './pendingChanges';
import { newsFor, type Viewer } from './viewer';

/** So many viewers are served before other work has its turn. */
const AT_A_TIME = 250;

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The rooms of all viewers together, with their seats. */
function roomsOf(viewers: readonly Viewer[], fresh: ReadonlySet<Viewer>): Wanted['rooms'] {
  const rooms = new Map<number, { entries: number[]; fresh: boolean }>();
  for (const viewer of viewers)
    for (const { id, entry } of viewer.rooms) {
      const room = rooms.get(id) ?? { entries: [], fresh: false };
      room.entries.push(entry);
      room.fresh ||= fresh.has(viewer);
      rooms.set(id, room);
    }
  return rooms;
}

/** Computes what moved once for all viewers and sends each what is news to them; fresh ones get everything. */
export async function notifyViewers(
  q: Queryable,
  viewers: readonly Viewer[],
  { moved, fresh }: { moved: PendingChanges; fresh: ReadonlySet<Viewer> },
): Promise<void> {
  if (viewers.length === 0) return;
  const facts = await liveFacts(q, { moved, rooms: roomsOf(viewers, fresh) });
  for (const [index, viewer] of viewers.entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await nextTurn();
    if (fresh.has(viewer)) viewer.sent.clear();
    const update = updateFor(viewer.rooms, facts);
    const news = newsFor(viewer, update) ?? (fresh.has(viewer) ? update : null);
    if (news) viewer.stream.send({ event: 'update', id: facts.now, data: JSON.stringify(news) });
  }
}
