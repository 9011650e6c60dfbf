import type { Db, Queryable } from '../../platform/db/database';

/** A payment that is so old is at every standby that is asked. */
const SETTLED_MS = 60_000;

/** Where to read the places of a room: at a standby once it has been paid for a minute, since they stay as they are. */
export const paidReads = ({ read, stale }: Pick<Db, 'read' | 'stale'>, room: { paid_at: string | null }): Queryable =>
  room.paid_at !== null && Date.now() - Date.parse(room.paid_at) > SETTLED_MS ? stale : read;
