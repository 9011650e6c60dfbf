import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { saveClutch } from '../rooms/predictions/clutch/saveClutch';
import { tiebreakView } from '../rooms/predictions/clutch/tiebreakView';

/** The tie page (product #50). */
export const tiebreakRoutes = routes(callTable.predi, contractSchemas.predi, {
  async tiebreak({ deps, player, params }) {
    const room = await visiblePrediRoom(deps.db.fresh, player.id, params.id);
    return tiebreakView(deps.db.fresh, player.id, room);
  },
});

/** Its one write. */
export const clutchRoutes = routes(callTable.predi, contractSchemas.predi, {
  saveClutch: ({ player, params, body, write }) => write((tx) => saveClutch(tx, player.id, params.predi, body)),
});
