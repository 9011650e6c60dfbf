import { sql } from 'kysely';
import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { balancesOf } from '../ledger/balances';
import { pageOffset, pageView } from '../http/page';
import { routes } from '../http/route';
import type { Queryable } from '../db/database';
import { notFound } from '../refusal';
import { rankingView } from '../rooms/rankingView';
import { selectRooms } from '../rooms/roomView';
import { changeLineupFormation } from './changeLineupFormation';
import { champions } from './champions';
import { readableEntry } from './entryAccess';
import { generateLineup } from './generateLineup';
import { readLineup } from './readLineup';
import { enterCompeRoom, publicCompeRoom, roomOfOffer } from './registerSala';
import { playersToday } from './playersToday';
import { replacePlayer } from './replacePlayer';
import { salaCompeViews } from './salaCompeView';
import { autofillLineup } from './saveWholeLineup';
import { jornadaOf, openEntry } from './openEntry';

const running = sql`r.estado not in ('pagada','cancelada')`;
const finished = sql`r.estado in ('pagada','cancelada')`;

export const compeRoutes = routes(contract.compe, contractSchemas.compe, {
  registerSala: ({ player, body, write }) =>
    write(async (tx) => {
      const roomId =
        'sala' in body ? await publicCompeRoom(tx, body.sala) : await roomOfOffer(tx, { userId: player.id, ...body });
      const ins_user = await enterCompeRoom(tx, { roomId, userId: player.id });
      const [compe] = await salaCompeViews(tx, player.id, [ins_user]);
      return { status: 'ok' as const, ins_user, compe: compe!, saldo: (await balancesOf(tx, player.id)).saldo };
    }),

  generateLineup: ({ player, params, body, write }) =>
    write(async (tx) => {
      const { room } = await openEntry(tx, player.id, params.a, params.b);
      const created = await generateLineup(tx, room, params.a, params.b);
      const lineup =
        body?.mode === 'auto' && !created
          ? await autofillLineup(tx, player.id, { entryId: params.a, jornada: params.b, keep: [], ifMatch: null })
          : await readLineup(tx, room, params.a, params.b);
      return { status: 'ok' as const, lineup, created };
    }),

  async retrive({ deps, player, params }) {
    await readableEntry(deps.db.read, player.id, params.id);
    const [entry] = await salaCompeViews(deps.db.read, player.id, [params.id]);
    if (!entry) throw notFound();
    return entry;
  },

  async getLineup({ deps, player, params, query }) {
    const { room } = await readableEntry(deps.db.read, player.id, params.id);
    return readLineup(deps.db.read, room, params.id, jornadaOf(room, query.jornada));
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
      const { room } = await openEntry(tx, player.id, params.id);
      const { formation } = body;
      return changeLineupFormation(tx, player.id, {
        entryId: params.id,
        jornada: room.jornada_from,
        formation,
        ifMatch,
      });
    }),

  championsByEvents: ({ deps, query }) => champions(deps.db.read, query.event),

  playersToday: ({ deps, query }) => playersToday(deps.db.read, query.league),

  async ranking({ deps, player, query }) {
    const [room] = await selectRooms(deps.db.read, player.id, sql`r.id = ${query.sala} and r.kind = 'compe'`);
    if (!room || (room.tipo === '2' && room.my_entry === 0)) throw notFound();
    return rankingView(deps.db.read, player.id, room, {
      page: query.page,
      jornada: query.jornada ?? null,
      path: 'compe/ranking/ranking-compe-sala/',
    });
  },
});

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
