import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { duelView } from '../rooms/duels/duelView';

/** One player of a room against another (rules R20). */
export const duelRoutes = routes(callTable.duels, contractSchemas.duels, {
  against: ({ deps, player, params }) => duelView(deps.db.fresh, player.id, params),
});
