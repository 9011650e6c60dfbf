import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page, RoomOffer } from '@arma11/core/contract';
import type { contractSchemas } from '@arma11/core/schemas';
import type { Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import { pageOffset, pageView } from '../../platform/http/page';
import { offerView, selectRooms } from './roomView';

type Queries = typeof contractSchemas.salas;
type RoomFilter = z.output<Queries['filter']['query']>;

const CASUAL = '4';
const sizes = { h2h: [2, 2], chica: [3, 10], mediana: [11, 50], grande: [51, 1_000_000] } as const;

const joinable = sql<boolean>`r.estado in ('abierta','llena') and app_now() < r.lock_at`;
const states = {
  abierta: joinable,
  en_vivo: sql<boolean>`r.estado in ('cerrada','en_vivo','por_liquidar')`,
  finalizada: sql<boolean>`r.estado in ('liquidada','pagada')`,
  todas: sql<boolean>`r.estado not in ('borrador','cancelada')`,
};

/** Returns the fullest open rooms of a kind, those that the player has joined last. */
export async function topCompeRooms(
  q: Queryable,
  viewer: number,
  { tipo, top }: z.output<Queries['topSalas']['query']>,
): Promise<RoomOffer[]> {
  const where = sql<boolean>`r.kind = 'compe' and r.tipo = ${tipo} and ${joinable} and (r.estado = 'abierta' or e.id is not null)`;
  const tail: Tail = sql`order by (e.id is not null), r.taken::float8 / r.max_players desc, r.lock_at, r.id limit ${top}`;
  return (await selectRooms(q, viewer, where, tail)).map(offerView);
}

/** Returns the casual rooms that can be joined, the player's own first. */
export async function casualRooms(q: Queryable, viewer: number): Promise<RoomOffer[]> {
  const where = sql<boolean>`r.kind = 'compe' and r.tipo = ${CASUAL} and ${joinable}`;
  const tail: Tail = sql`order by (e.id is not null) desc, (r.estado = 'llena'), r.lock_at, r.amount_ins, r.id limit 200`;
  return (await selectRooms(q, viewer, where, tail)).map(offerView);
}

/** Returns one page of the lobby's rooms that a filter leaves, or the one room that a code opens. */
export async function filteredCompeRooms(
  q: Queryable,
  viewer: number,
  query: RoomFilter,
  roomOfCode?: number,
): Promise<Page<RoomOffer>> {
  // So that its entry fee is seen before it is paid.
  const where =
    roomOfCode === undefined ? chosenBy(query) : sql<boolean>`r.id = ${roomOfCode} and r.estado <> 'borrador'`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from room r join league l on l.id = r.league_id where ${where}`.execute(q);
  const tail: Tail = sql`order by r.lock_at, r.id limit ${query.page_size} offset ${pageOffset(query)}`;
  const rooms = await selectRooms(q, viewer, where, tail);
  return pageView('sala/compe/filter/', query, rows[0]?.count ?? 0, rooms.map(offerView));
}

function chosenBy({ size, status, tipo, league, min_price, max_price }: RoomFilter) {
  const [min, max] = size ? sizes[size] : [2, 1_000_000];
  return sql<boolean>`r.kind = 'compe' and r.tipo <> '2' and r.estado <> 'borrador' and ${states[status]}
    and (${tipo ?? null}::text is null or r.tipo = ${tipo ?? null})
    and r.max_players between ${min} and ${max}
    and (${league ?? null}::text is null or l.league_unique = ${league ?? null})
    and r.amount_ins >= ${min_price ?? 0} and (${max_price ?? null}::int is null or r.amount_ins <= ${max_price ?? null}::int)`;
}
