import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { paidReads } from '../rooms/view/paidReads';
import { rankingView } from '../rooms/view/rankingView';
import { roomAwards } from '../rooms/view/roomAwards';
import { awardsHistory } from '../rooms/predictions/awardsHistory';
import { onePrediRoom, visibleByLink, visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { ownPrediRooms, publicPrediRooms, topPrediRooms } from '../rooms/predictions/prediRoomLists';
import { playScreen, roomQuestions } from '../rooms/predictions/playScreen';
import { correctAnswers, prediResults } from '../rooms/predictions/results';
import { prices } from '../rooms/offers/prices';
import { longTermView } from '../rooms/predictions/longTermView';
import { makeScores } from '../rooms/predictions/makeScores';
import { notifySaved } from '../partners/webhooks/notifyPartner';
import { saveAnswers } from '../rooms/predictions/saveAnswers';

export const prediRoutes = routes(callTable.predi, contractSchemas.predi, {
  prices: async () => prices,

  async sala({ deps, player, params, query, ip }) {
    // A wrong code is counted, and against whom is not known here.
    const link = { viewer: player.id, id: params.id, code: player.preview ? undefined : query.code, ip };
    const room = await visibleByLink(deps.db, link);
    return onePrediRoom(deps.db.fresh, player.id, room.id);
  },

  listByUser: ({ deps, player, query }) => ownPrediRooms(deps.db.fresh, player.id, query),

  async matchSala({ deps, player, params }) {
    return playScreen(deps.db.fresh, await visiblePrediRoom(deps.db.fresh, player.id, params.id));
  },

  async matchSelect({ deps, player, params }) {
    return roomQuestions(deps.db.fresh, await visiblePrediRoom(deps.db.fresh, player.id, params.id));
  },

  async longTerm({ deps, player, params }) {
    return longTermView(deps.db.fresh, await visiblePrediRoom(deps.db.fresh, player.id, params.id));
  },

  makeScores: ({ player, params, body, write }) =>
    write((tx) => makeScores(tx, player.id, { predi: params.predi, scores: body })),

  saveAnswers: ({ deps, player, page, body, write }) =>
    write(async (tx) => {
      const answer = await saveAnswers(tx, player.id, body);
      await notifySaved(tx, { deps, player, page }, { predi: body[0]!.predi, version: answer.version });
      return answer;
    }),

  async listResults({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.fresh, player.id, params.id);
    return prediResults(deps.db.fresh, player.id, room, query.ins);
  },

  async listSuccess({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.fresh, player.id, params.id);
    return correctAnswers(deps.db.fresh, player.id, room, query.ins);
  },

  async listRanking({ deps, player, params, query }) {
    const room = await visiblePrediRoom(deps.db.fresh, player.id, params.id);
    const path = `predi/ins-predi/list-ranking/${room.id}/`;
    return rankingView(await paidReads(deps.db, room), player.id, room, { page: query.page, jornada: null, path });
  },

  awardsHistory: ({ deps, player, query }) => awardsHistory(deps.db.stale, player.id, query),

  async topAwards({ deps, player, params }) {
    const room = await visiblePrediRoom(deps.db.fresh, player.id, params.id);
    return { predi: room.id, ...roomAwards(room) };
  },

  listPublic: ({ deps, player, query }) => publicPrediRooms(deps.db.stale, player.id, query),

  topPublic: ({ deps, player, query }) => topPrediRooms(deps.db.stale, player.id, query.top),
});
