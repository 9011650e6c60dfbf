import { callTable, contractSchemas } from '@arma11/core/schemas';
import {
  bannerMatches,
  fantasyMatches,
  importantMatches,
  matchInFull,
  matchesOfRoom,
  predictableMatches,
} from '../catalogue/matches/matchLists';
import { routes } from '../platform/http/route';
import { findByCode } from '../rooms/codes/findByCode';

export const partidosRoutes = routes(callTable.partidos, contractSchemas.partidos, {
  inPredi: ({ deps, query }) => predictableMatches(deps.db.fresh, query),

  async byCode({ deps, player, query, ip }) {
    const { roomId } = await findByCode(deps.db, { code: query.code, userId: player.id, ip });
    return matchesOfRoom(deps.db.fresh, roomId);
  },

  match: ({ deps, params }) => matchInFull(deps.db.fresh, params.id),
  nextImportant: ({ deps, query }) => importantMatches(deps.db.fresh, query.limit),
  forFantasy: ({ deps, query }) => fantasyMatches(deps.db.fresh, query),
  inBanner: ({ deps }) => bannerMatches(deps.db.fresh),
});
