import { sql } from 'kysely';
import type { z } from 'zod';
import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import type { Deps } from '../platform/deps';
import { pageOffset, pageView } from '../platform/http/page';
import { routes } from '../platform/http/route';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { jornadaOf } from '../rooms/lineups/openEntry';
import { forbidden, notFound } from '../platform/refusal';
import { createPrivateRoom } from '../rooms/own/createPrivateRoom';
import { fillPool } from '../rooms/slate/fillPool';
import { offerView, progressOf, salaViews, selectRooms } from '../rooms/view/roomView';
import { roomAwards } from '../rooms/view/roomAwards';
import { shareUrl } from '../rooms/own/shareLink';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { playersOfPool } from '../rooms/lineups/playersOfPool';

const sizes = { h2h: [2, 2], chica: [3, 10], mediana: [11, 50], grande: [51, 1_000_000] } as const;

const states = {
  abierta: sql`r.estado in ('abierta','llena') and app_now() < r.lock_at`,
  en_vivo: sql`r.estado in ('cerrada','en_vivo','por_liquidar')`,
  finalizada: sql`r.estado in ('liquidada','pagada')`,
  todas: sql`r.estado not in ('borrador','cancelada')`,
};

export const salasRoutes = routes(contract.salas, contractSchemas.salas, {
  async topSalas({ deps, player, query }) {
    const rooms = await selectRooms(
      deps.db.read,
      player.id,
      sql`r.kind = 'compe' and r.tipo = ${query.tipo} and r.estado in ('abierta','llena') and app_now() < r.lock_at
        and (r.estado = 'abierta' or e.id is not null)`,
      sql`order by (e.id is not null), r.taken::float8 / r.max_players desc, r.lock_at, r.id limit ${query.top}`,
    );
    return rooms.map(offerView);
  },

  playersByPosition: ({ deps, player, query }) => playersOfPool(deps.db.read, player.id, query),

  generatePlayers: ({ player, params, write }) =>
    write(async (tx) => {
      const room = await visibleCompeRoom(tx, player.id, params.a);
      jornadaOf(room, params.b);
      if (player.role === 'player' && room.owner_id !== player.id) throw forbidden();
      const created = await fillPool(tx, room.league_id, params.b);
      const { count } = await tx
        .selectFrom('pool_player')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', room.league_id)
        .where('jornada', '=', params.b)
        .executeTakeFirstOrThrow();
      return { status: 'ok' as const, sala: room.id, jornada: params.b, count, created };
    }),

  async topAward({ deps, player, params }) {
    const room = await visibleCompeRoom(deps.db.read, player.id, params.id);
    return { sala: room.id, ...roomAwards(room) };
  },

  createPrivate: ({ deps, player, body, write }) =>
    write(async (tx) => {
      const { join, ...wish } = body;
      const roomId = await createPrivateRoom(tx, deps.random, { ...wish, userId: player.id });
      const ins_user = join ? await enterCompeRoom(tx, { roomId, userId: player.id }) : 0;
      const room = await visibleCompeRoom(tx, player.id, roomId);
      const [sala] = await salaViews(tx, [room]);
      const cod_access = room.cod_access!;
      return { status: 'ok' as const, sala: sala!, cod_access, share_url: shareUrl(room, cod_access), ins_user };
    }),

  async retriveCode({ deps, player, params }) {
    const [room] = await selectRooms(deps.db.read, player.id, sql`r.id = ${params.id}`);
    if (!room || (room.my_entry === 0 && room.owner_id !== player.id)) throw notFound();
    if (!room.cod_access || progressOf(room) === '1') throw notFound();
    const share_url = shareUrl(room, room.cod_access);
    const share_text = `Juega conmigo en ${room.name}: ${share_url}`;
    return { id: room.id, cod_access: room.cod_access, share_url, share_text, expires_at: room.lock_at };
  },

  async filter({ deps, player, query, ip }) {
    const q = deps.db.read;
    const { code } = query;
    // A partner's page has no business with codes, and whoever only looks on there is nobody whose tries could be counted.
    if (code !== undefined && (player.embed || player.preview)) throw forbidden();
    const where = code === undefined ? chosenBy(query) : await openedBy(deps, { code, userId: player.id, ip });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from room r join league l on l.id = r.league_id where ${where}`.execute(q);
    const rooms = await selectRooms(
      q,
      player.id,
      where,
      sql`order by r.lock_at, r.id limit ${query.page_size} offset ${pageOffset(query)}`,
    );
    return pageView('sala/compe/filter/', query, rows[0]?.count ?? 0, rooms.map(offerView));
  },
});

type RoomFilter = z.output<typeof contractSchemas.salas.filter.query>;

/** The rooms of the lobby that a filter leaves. */
function chosenBy({ size, status, tipo, league, min_price, max_price }: RoomFilter) {
  const [min, max] = size ? sizes[size] : [2, 1_000_000];
  return sql`r.kind = 'compe' and r.tipo <> '2' and r.estado <> 'borrador' and ${states[status]}
    and (${tipo ?? null}::text is null or r.tipo = ${tipo ?? null})
    and r.max_players between ${min} and ${max}
    and (${league ?? null}::text is null or l.league_unique = ${league ?? null})
    and r.amount_ins >= ${min_price ?? 0} and (${max_price ?? null}::int is null or r.amount_ins <= ${max_price ?? null}::int)`;
}

/** The room that a code opens, so that its entry fee is seen before it is paid. */
async function openedBy({ db }: Pick<Deps, 'db'>, who: { code: string; userId: number; ip: string }) {
  const { roomId } = await findByCode(db, { ...who, kind: 'compe' });
  return sql`r.id = ${roomId} and r.estado <> 'borrador'`;
}
