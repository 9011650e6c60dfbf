import { callTable, contractSchemas } from '@arma11/core/schemas';
import { jornadaOf } from '../rooms/lineups/openEntry';
import { routes } from '../platform/http/route';
import { paidReads } from '../rooms/view/paidReads';
import { rankingView } from '../rooms/view/rankingView';
import { listEvents, roomOfEvent } from '../rooms/events/listEvents';

export const eventRoutes = routes(callTable.events, contractSchemas.events, {
  list: ({ deps, player }) => listEvents(deps.db.stale, player.id),

  async table({ deps, player, params, query }) {
    const q = deps.db.fresh;
    const room = await roomOfEvent(q, player.id, { event: params.id, sala: query.sala });
    const jornada = query.jornada === undefined ? null : jornadaOf(room, query.jornada);
    return rankingView(await paidReads(deps.db, room), player.id, room, {
      page: query.page,
      jornada,
      path: `plus/events/${params.id}/table/`,
    });
  },
});
