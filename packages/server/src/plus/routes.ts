import { contract } from '@arma11/core/contract';
import { awardsFor, potOf } from '@arma11/core/domain';
import { contractSchemas } from '@arma11/core/schemas';
import { autofillLineup, saveWholeLineup } from '../compe/saveWholeLineup';
import { openEntry } from '../compe/openEntry';
import { routes } from '../http/route';
import { balancesOf } from '../ledger/balances';
import { visiblePrediRoom } from '../predi/findPrediRooms';
import { leaveRoom } from '../rooms/leaveRoom';
import { salaViews } from '../rooms/roomView';
import { visibleCompeRoom } from '../rooms/visibleCompeRoom';
import { StreamAnswer } from '../http/streamAnswer';
import { liveUpdate } from '../live/liveUpdate';
import { leagues } from './leagues';
import { leagueTeam, leagueTeams } from './leagueTeams';
import { roomRules } from './roomRules';

export const leagueRoutes = routes(contract.leagues, contractSchemas.leagues, {
  list: ({ deps }) => leagues(deps.db.read),
  teams: ({ deps, params }) => leagueTeams(deps.db.read, params.league_unique),
  team: ({ deps, params }) => leagueTeam(deps.db.read, params),
});

/** One room, its terms, and leaving it. */
export const oneRoomRoutes = routes(contract.salas, contractSchemas.salas, {
  async sala({ deps, player, params }) {
    const [sala] = await salaViews(deps.db.read, [await visibleCompeRoom(deps.db.read, player.id, params.sala)]);
    return sala!;
  },

  leave: ({ player, params, write }) =>
    write(async (tx) => {
      const refund = await leaveRoom(tx, { roomId: params.id, userId: player.id });
      return { status: 'ok' as const, refund, saldo: (await balancesOf(tx, player.id)).saldo };
    }),

  async quote({ query }) {
    const { total, comision, pozo } = potOf({ ...query, entries: query.n });
    return { total, comision, pozo, awards: awardsFor({ pozo, entries: query.n }) };
  },

  async rules({ deps, player, params }) {
    const q = deps.db.read;
    const visible = params.kind === 'predi' ? visiblePrediRoom : visibleCompeRoom;
    const room = await visible(q, player.id, params.id);
    const user = await q.selectFrom('app_user').select('local_contry').where('id', '=', player.id).executeTakeFirst();
    return roomRules(room, user?.local_contry ?? 'PEN');
  },
});

/** Whole lineups. */
export const lineupRoutes = routes(contract.compe, contractSchemas.compe, {
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
});

export const liveRoutes = routes(contract.system, contractSchemas.system, {
  async live({ deps, player, query, events }) {
    if (!events || !deps.live) return liveUpdate(deps.db.read, player.id, query);
    const { id: userId, tokenHash } = player;
    const since = events.lastEventId ?? query.since ?? null;
    return new StreamAnswer(await deps.live.open({ userId, tokenHash, rooms: query.rooms, since, drop: events.drop }));
  },
});
