import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { StreamAnswer } from '../platform/http/streamAnswer';
import { liveUpdate } from '../rooms/live/liveUpdate';

/** What moves in a player's rooms: once, or as a stream. */
export const liveRoutes = routes(callTable.system, contractSchemas.system, {
  async live({ deps, player, query, events }) {
    if (!events || !deps.live) return liveUpdate(deps.db.fresh, player.id, query);
    const { id: userId, tokenHash } = player;
    const since = events.lastEventId ?? query.since ?? null;
    return new StreamAnswer(await deps.live.open({ userId, tokenHash, rooms: query.rooms, since, drop: events.drop }));
  },
});
