import type { Front, VisitorRoom } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { bannerMatches } from '../../catalogue/matches/matchLists';
import type { Queryable } from '../../platform/db/database';
import type { Value } from '../../platform/db/fragments';
import { openToAll } from '../../rooms/view/openToAll';
import { selectRooms } from '../../rooms/view/roomView';
import { NOBODY, visitorRoom } from './visitorRoom';

const MOST_MATCHES = 3;
const MOST_ROOMS = 3;
/** Pots are computed, not stored, while a room is open: so many are looked at. */
const LOOKED_AT = 40;

const openRooms = async (q: Queryable, free: boolean, order: Value<unknown>): Promise<VisitorRoom[]> => {
  const where = sql<boolean>`r.estado = 'abierta' and app_now() < r.lock_at and (r.amount_ins = 0) = ${free}
    and case when r.kind = 'predi' then ${openToAll} else r.tipo = '1' end`;
  const rows = await selectRooms(q, NOBODY, where, sql`order by ${order} limit ${LOOKED_AT}`);
  return rows.map(visitorRoom);
};

/** What is going on in the game: its matches, the largest pots, and a free room where there is one. */
export async function front(q: Queryable): Promise<Front> {
  const matches = await bannerMatches(q);
  const paid = await openRooms(q, false, sql`r.amount_ins * r.taken desc, r.lock_at, r.id`);
  const [free] = await openRooms(q, true, sql`r.taken desc, r.lock_at, r.id`);
  const largest = paid.sort((one, other) => other.pozo - one.pozo);
  const rooms = free ? [...largest.slice(0, MOST_ROOMS - 1), free] : largest.slice(0, MOST_ROOMS);
  return { matches: matches.slice(0, MOST_MATCHES), rooms };
}
