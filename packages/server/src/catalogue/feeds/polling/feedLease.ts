import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Queryable } from '../../../platform/db/database';
import type { FeedTable } from '../../../platform/db/tables/feedTables';

export type FeedRow = Selectable<FeedTable>;

/** In real time: a server that stops in mid-read leaves the feed to another after it. */
const LEASE_S = 120;

/**
 * Takes the feed that is due longest and that nobody reads, or null. Only one of several servers gets it; the times of
 * the lease are the database's own, however the game's clock runs.
 *
 * @param lease A secret of this read alone.
 */
export async function takeDueFeed({ fresh }: Db, lease: string): Promise<FeedRow | null> {
  const { rows } = await sql<FeedRow>`
    update feed set lease = ${lease}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    where id = (
      select id from feed
      where paused_at is null and removed_at is null and next_at <= (select app_now())
        and (leased_until is null or leased_until < clock_timestamp())
      order by next_at, id limit 1 for update skip locked)
    returning *`.execute(fresh);
  return rows[0] ?? null;
}

/** Another server has taken the feed, or somebody has stopped it: what was read is left alone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Keeps the feed for longer. Throws `LeaseLost` when it is another's by now. */
export async function renewLease(q: Queryable, { id, lease }: Pick<FeedRow, 'id' | 'lease'>): Promise<void> {
  const { rows } = await sql`
    update feed set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    where id = ${id} and lease = ${lease} and paused_at is null and removed_at is null returning id`.execute(q);
  if (rows.length === 0) throw new LeaseLost(`Feed ${id} is no longer read here.`);
}
