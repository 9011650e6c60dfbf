import { sql } from 'kysely';
import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import { pageOffset, pageView } from '../platform/http/page';
import { routes } from '../platform/http/route';
import type { Queryable } from '../platform/db/database';
import { notFound, Refusal } from '../platform/refusal';
import { rankingView } from '../rooms/view/rankingView';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { changeLineupFormation } from '../rooms/lineups/changeLineupFormation';
import { champions } from '../rooms/lineups/champions';
import { copyLineup } from '../rooms/lineups/copyLineup';
import { enterByCode, ownRoomId } from '../rooms/lineups/enterByCode';
import { readableEntry, readableLineup } from '../rooms/lineups/entryAccess';
import { generateLineup } from '../rooms/lineups/generateLineup';
import { readLineup } from '../rooms/lineups/readLineup';
import { joinedCompe } from '../rooms/lineups/joinedCompe';
import { enterCompeRoom, enterOffer, publicCompeRoom } from '../rooms/lineups/registerSala';
import { playersToday } from '../catalogue/players/playersToday';
import { replacePlayer } from '../rooms/lineups/replacePlayer';
import { salaCompeViews } from '../rooms/lineups/salaCompeView';
import { autofillLineup } from '../rooms/lineups/saveWholeLineup';
import { jornadaOf, openEntry } from '../rooms/lineups/openEntry';

const running = sql`r.estado not in ('pagada','cancelada')`;
const finished = sql`r.estado in ('pagada','cancelada')`;

export const compeRoutes = routes(contract.compe, contractSchemas.compe, {
  registerSala: ({ player, body, write }) =>
    write(async (tx) => {
      const seat = { userId: player.id, onlyFree: Boolean(player.embed), item_leyenda: body.item_leyenda };
      const ins_user =
        'sala' in body
          ? await enterCompeRoom(tx, { ...seat, roomId: await publicCompeRoom(tx, body.sala) })
          : await enterOffer(tx, { ...body, ...seat });
      return joinedCompe(tx, player.id, ins_user);
    }),

  async registerPrivate({ deps, player, body, ip, write }) {
    const { id: userId } = player;
    const roomId = ownRoomId(body.sala);
    if (roomId !== null) {
      return write(async (tx) => {
        const room = await visibleCompeRoom(tx, userId, roomId);
        if (room.owner_id !== userId && room.my_entry === 0) throw notFound();
        return joinedCompe(tx, userId, await enterCompeRoom(tx, { roomId, userId }));
      });
    }
    const found = await findByCode(deps.db, { code: String(body.sala), userId, ip, kind: 'compe' });
    return write(async (tx) => joinedCompe(tx, userId, await enterByCode(tx, { found, userId })));
  },

  generateLineup: ({ player, params, body, write }) =>
    write(async (tx) => {
      const { a: entryId, b: jornada } = params;
      const { room } = await openEntry(tx, player.id, entryId, jornada);
      const created = await generateLineup(tx, room, entryId, jornada);
      const edit = { entryId, jornada, ifMatch: null };
      const lineup =
        body?.mode === 'copiar'
          ? await copyLineup(tx, player.id, { ...edit, fromEntry: sourceOf(body.from_ins), fromJornada: jornada })
          : body?.mode === 'auto' && !created
            ? await autofillLineup(tx, player.id, { ...edit, keep: [] })
            : await readLineup(tx, room, entryId, jornada);
      return { status: 'ok' as const, lineup, created };
    }),

  async retrive({ deps, player, params }) {
    await readableEntry(deps.db.read, player.id, params.id);
    const [entry] = await salaCompeViews(deps.db.read, player.id, [params.id]);
    if (!entry) throw notFound();
    return entry;
  },

  async getLineup({ deps, player, params, query }) {
    const q = deps.db.read;
    const { room, jornada, state } = await readableLineup(q, player.id, params.id, query.jornada);
    return readLineup(q, room, params.id, jornada, state);
  },

  allByUser: ({ deps, player, query }) =>
    entriesPage(deps.db.read, player.id, 'compe/list/all-by-user/', query, running, sql`r.lock_at, e.id`),

  historyByUser: ({ deps, player, query }) =>
    entriesPage(
      deps.db.read,
      player.id,
      'compe/list/history-by-user/',
      query,
      finished,
      sql`r.lock_at desc, e.id desc`,
    ),

  basicUpdate: ({ player, params, body, ifMatch, write }) =>
    write((tx) => replacePlayer(tx, player.id, { lineupEntryId: params.id, playerId: body.player_lineup, ifMatch })),

  updateFormation: ({ player, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.id, body.jornada);
      const { formation } = body;
      return changeLineupFormation(tx, player.id, { entryId: params.id, jornada, formation, ifMatch });
    }),

  championsByEvents: ({ deps, query }) => champions(deps.db.read, query.event),

  playersToday: ({ deps, query }) => playersToday(deps.db.read, query.league),

  async ranking({ deps, player, query }) {
    const room = await visibleCompeRoom(deps.db.read, player.id, query.sala);
    if (query.jornada !== undefined) jornadaOf(room, query.jornada);
    return rankingView(deps.db.read, player.id, room, {
      page: query.page,
      jornada: query.jornada ?? null,
      path: 'compe/ranking/ranking-compe-sala/',
    });
  },
});

function sourceOf(from_ins: number | undefined): number {
  if (from_ins === undefined) throw new Refusal(422, 'REGLA', 'Di de cuál de tus equipos copiar (from_ins).');
  return from_ins;
}

async function entriesPage(
  q: Queryable,
  userId: number,
  path: string,
  query: { page: number; page_size: number },
  which: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
) {
  const mine = sql`from entry e join room r on r.id = e.room_id where e.user_id = ${userId} and r.kind = 'compe' and ${which}`;
  const { rows: total } = await sql<{ count: number }>`select count(*)::int as count ${mine}`.execute(q);
  const { rows } = await sql<{ id: number }>`
    select e.id ${mine} order by ${order} limit ${query.page_size} offset ${pageOffset(query)}`.execute(q);
  const results = await salaCompeViews(
    q,
    userId,
    rows.map(({ id }) => id),
  );
  return pageView(path, query, total[0]?.count ?? 0, results);
}
