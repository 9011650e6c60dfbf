import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page, PrediRoom } from '@arma11/core/contract';
import type { contractSchemas } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { pageOffset, pageView } from '../../platform/http/page';
import { openToAll } from '../view/openToAll';
import { findPrediRooms } from './findPrediRooms';

type PublicFilter = z.output<typeof contractSchemas.predi.listPublic.query>;

const running = sql<boolean>`r.estado not in ('pagada','cancelada')`;
const joinable = sql<boolean>`r.estado in ('abierta','llena') and app_now() < r.lock_at`;
const states = {
  abierta: joinable,
  en_vivo: sql<boolean>`r.estado in ('cerrada','en_vivo','por_liquidar')`,
  finalizada: sql<boolean>`r.estado in ('liquidada','pagada')`,
  todas: sql<boolean>`r.estado not in ('borrador','cancelada')`,
};

/** Returns one page of the rooms that a player has joined or made and that are not over. */
export const ownPrediRooms = (q: Queryable, viewer: number, query: { page: number; page_size: number }) =>
  roomsPage(q, viewer, {
    path: 'predi/sala/list-by_user/',
    query,
    where: sql`r.kind = 'predi' and ${running} and (e.id is not null or r.owner_id = ${viewer})`,
  });

/** Returns the rooms open to all that a filter leaves: one page of them, or without a page a list. */
export async function publicPrediRooms(
  q: Queryable,
  viewer: number,
  query: PublicFilter,
): Promise<Page<PrediRoom> | PrediRoom[]> {
  const { page, ...filters } = query;
  const { status, max_price = null, match = null } = query;
  const result = await roomsPage(q, viewer, {
    path: 'predi/sala/list-public/',
    query: page === undefined ? { page: 1, page_size: 200 } : { ...filters, page, page_size: 20 },
    where: sql`r.kind = 'predi' and ${openToAll} and ${states[status]}
      and (${max_price}::int is null or r.amount_ins <= ${max_price}::int)
      and (${match}::int is null or exists (select from room_match rm where rm.room_id = r.id and rm.match_id = ${match}::int))`,
  });
  return page === undefined ? result.results : result;
}

/** Returns the rooms open to all that most have joined, those that the player has joined last. */
export const topPrediRooms = (q: Queryable, viewer: number, top: number): Promise<PrediRoom[]> =>
  findPrediRooms(
    q,
    viewer,
    sql`${openToAll} and ${joinable} and (r.estado = 'abierta' or e.id is not null)`,
    sql`order by (e.id is not null), r.taken desc, r.lock_at, r.id limit ${top}`,
  );

async function roomsPage(
  q: Queryable,
  viewer: number,
  { path, query, where }: { path: string; query: { page: number; page_size: number }; where: Where },
): Promise<Page<PrediRoom>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from room r left join entry e on e.room_id = r.id and e.user_id = ${viewer}
    where ${where}`.execute(q);
  const results = await findPrediRooms(
    q,
    viewer,
    where,
    sql`order by r.lock_at, r.id limit ${query.page_size} offset ${pageOffset(query)}`,
  );
  return pageView(path, { ...query }, rows[0]?.count ?? 0, results);
}
