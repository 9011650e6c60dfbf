import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
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

export const partidosRoutes = routes(contract.partidos, contractSchemas.partidos, {
  inPredi: ({ deps, query }) => predictableMatches(deps.db.read, query),

  async byCode({ deps, player, query, ip }) {
    const { roomId } = await findByCode(deps.db, { code: query.code, userId: player.id, ip });
    return matchesOfRoom(deps.db.read, roomId);
  },

  match: ({ deps, params }) => matchInFull(deps.db.read, params.id),
  nextImportant: ({ deps, query }) => importantMatches(deps.db.read, query.limit),
  forFantasy: ({ deps, query }) => fantasyMatches(deps.db.read, query),
  inBanner: ({ deps }) => bannerMatches(deps.db.read),
});
