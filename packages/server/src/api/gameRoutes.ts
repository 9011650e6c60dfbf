import { contract } from '@arma11/core/contract';
import { awardsFor, potOf } from '@arma11/core/domain';
import { contractSchemas } from '@arma11/core/schemas';
import { autofillLineup, saveWholeLineup } from '../rooms/lineups/saveWholeLineup';
import { openEntry } from '../rooms/lineups/openEntry';
import { currencyOf } from '../players/accounts/currencyOf';
import { routes } from '../platform/http/route';
import { balancesOf } from '../ledger/balances';
import { visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { leaveRoom } from '../rooms/join/leaveRoom';
import { salaViews } from '../rooms/view/roomView';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { StreamAnswer } from '../platform/http/streamAnswer';
import { liveUpdate } from '../rooms/live/liveUpdate';
import { leagues } from '../catalogue/leagues/leagues';
import { leagueTeam, leagueTeams } from '../catalogue/leagues/leagueTeams';
import { roomRules } from '../rooms/view/roomRules';

export const plusRoutes = routes(contract.plus, contractSchemas.plus, {
  leagues: ({ deps }) => leagues(deps.db.read),
  leagueTeams: ({ deps, params }) => leagueTeams(deps.db.read, params.league_unique),
  leagueTeam: ({ deps, params }) => leagueTeam(deps.db.read, params),

  async compeRoom({ deps, player, params }) {
    const [sala] = await salaViews(deps.db.read, [await visibleCompeRoom(deps.db.read, player.id, params.sala)]);
    return sala!;
  },

  leaveRoom: ({ player, params, write }) =>
    write(async (tx) => {
      const refund = await leaveRoom(tx, { roomId: params.id, userId: player.id });
      return { status: 'ok' as const, refund, saldo: (await balancesOf(tx, player.id)).saldo };
    }),

  saveLineup: ({ player, params, body, ifMatch, write }) =>
    write(async (tx) => ({
      status: 'ok' as const,
      lineup: await saveWholeLineup(tx, player.id, { entryId: params.ins, ifMatch, ...body }),
    })),

  autofill: ({ player, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.ins, body.jornada);
      const fill = { entryId: params.ins, jornada, keep: body.keep, ifMatch };
      return { status: 'ok' as const, lineup: await autofillLineup(tx, player.id, fill) };
    }),

  async live({ deps, player, query, events }) {
    if (!events || !deps.live) return liveUpdate(deps.db.read, player.id, query);
    const { id: userId, tokenHash } = player;
    const since = events.lastEventId ?? query.since ?? null;
    return new StreamAnswer(await deps.live.open({ userId, tokenHash, rooms: query.rooms, since, drop: events.drop }));
  },

  async quote({ query }) {
    const { total, comision, pozo } = potOf({ ...query, entries: query.n });
    return { total, comision, pozo, awards: awardsFor({ pozo, entries: query.n }) };
  },

  async rules({ deps, player, params }) {
    const q = deps.db.read;
    const visible = params.kind === 'predi' ? visiblePrediRoom : visibleCompeRoom;
    const room = await visible(q, player.id, params.id);
    return roomRules(room, await currencyOf(q, player.id));
  },
});
