import { sql } from 'kysely';
import { contract, type PrediRoom } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import type { Queryable } from '../platform/db/database';
import { pageOffset, pageView } from '../platform/http/page';
import { routes } from '../platform/http/route';
import { findMatches } from '../catalogue/matches/matchView';
import { rankingView } from '../rooms/view/rankingView';
import { roomAwards } from '../rooms/view/roomAwards';
import { awardsHistory } from '../rooms/predictions/awardsHistory';
import { findPrediRooms, onePrediRoom, visibleByLink, visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { playScreen, roomAlternatives } from '../rooms/predictions/playScreen';
import { prediResults } from '../rooms/predictions/results';
import { prices } from '../rooms/offers/prices';
import { saveAnswers } from '../rooms/predictions/saveAnswers';

const running = sql`r.estado not in ('pagada','cancelada')`;
const joinable = sql`r.estado in ('abierta','llena') and app_now() < r.lock_at`;
const states = {
  abierta: joinable,
  en_vivo: sql`r.estado in ('cerrada','en_vivo','por_liquidar')`,
  finalizada: sql`r.estado in ('liquidada','pagada')`,
  todas: sql`r.estado not in ('borrador','cancelada')`,
};

export const prediRoutes = routes(contract.predi, contractSchemas.predi, {
  prices: async () => prices,

  async sala({ deps, player, params, query, ip }) {
    // A wrong code is counted, and against whom is not known here.
    const link = { viewer: player.id, id: params.id, code: player.preview ? undefined : query.code, ip };
    const room = await visibleByLink(deps.db, link);
    return onePrediRoom(deps.db.read, player.id, room.id);
  },

  listByUser: ({ deps, player, query }) =>
    roomsPage(deps.db.read, player.id, {
      path: 'predi/sala/list-by_user/',
      query,
      where: sql`r.kind = 'predi' and ${running} and (e.id is not null or r.owner_id = ${player.id})`,
    }),

  async matchSala({ deps, player, params }) {
    return playScreen(deps.db.read, await visiblePrediRoom(deps.db.read, player.id, params.id));
  },

  async matchSelect({ deps, player, params }) {
    const q = deps.db.read;
    const room = await visiblePrediRoom(q, player.id, params.id);
    const matches = await findMatches(q, sql`m.id in (select match_id from room_match where room_id = ${room.id})`);
    const alternatives = await roomAlternatives(q, room.id);
    return matches.map((match) => ({
      match,
      markets: marketsOf(alternatives.filter(({ match_id }) => match_id === match.id)),
    }));
  },

  saveAnswers: ({ player, body, write }) => write((tx) => saveAnswers(tx, player.id, body)),

  async listResults({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.read, player.id, params.id);
    return prediResults(deps.db.read, player.id, room, query.ins);
  },

  async listSuccess({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.read, player.id, params.id);
    const { results } = await prediResults(deps.db.read, player.id, room, query.ins);
    return results
      .filter(({ result, alternative }) => alternative !== null && result === 'acierto')
      .map(({ match, question, answer, pts }) => ({ match, question, answer, pts }));
  },

  async listRanking({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.read, player.id, params.id);
    const path = `predi/ins-predi/list-ranking/${room.id}/`;
    return rankingView(deps.db.read, player.id, room, { page: query.page, jornada: null, path });
  },

  awardsHistory: ({ deps, player, query }) => awardsHistory(deps.db.read, player.id, query),

  async topAwards({ deps, player, params }) {
    const room = await visiblePrediRoom(deps.db.read, player.id, params.id);
    return { predi: room.id, ...roomAwards(room) };
  },

  async listPublic({ deps, player, query }) {
    const where = sql`r.kind = 'predi' and r.tipo = '1' and ${states[query.status]}
      and (${query.max_price ?? null}::int is null or r.amount_ins <= ${query.max_price ?? null}::int)
      and (${query.match ?? null}::int is null or exists (select from room_match rm where rm.room_id = r.id and rm.match_id = ${query.match ?? null}::int))`;
    const { page, ...filters } = query;
    const result = await roomsPage(deps.db.read, player.id, {
      path: 'predi/sala/list-public/',
      query: page === undefined ? { page: 1, page_size: 200 } : { ...filters, page, page_size: 20 },
      where,
    });
    return page === undefined ? result.results : result;
  },

  topPublic: ({ deps, player, query }) =>
    findPrediRooms(
      deps.db.read,
      player.id,
      sql`r.tipo = '1' and ${joinable} and (r.estado = 'abierta' or e.id is not null)`,
      sql`order by (e.id is not null), r.taken desc, r.lock_at, r.id limit ${query.top}`,
    ),
});

function marketsOf(alternatives: Awaited<ReturnType<typeof roomAlternatives>>) {
  const ids = [...new Set(alternatives.map(({ market_id }) => market_id))];
  return ids.map((id) => {
    const answers = alternatives.filter(({ market_id }) => market_id === id).map(({ answer }) => answer);
    const { kind, question } = answers[0]!;
    return { id_match_prediction: id, kind, question, answers };
  });
}

async function roomsPage(
  q: Queryable,
  viewer: number,
  { path, query, where }: { path: string; query: { page: number; page_size: number }; where: ReturnType<typeof sql> },
) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from room r left join entry e on e.room_id = r.id and e.user_id = ${viewer}
    where ${where}`.execute(q);
  const results: PrediRoom[] = await findPrediRooms(
    q,
    viewer,
    where,
    sql`order by r.lock_at, r.id limit ${query.page_size} offset ${pageOffset(query)}`,
  );
  return pageView(path, { ...query }, rows[0]?.count ?? 0, results);
}
