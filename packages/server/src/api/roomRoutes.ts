import { callTable, contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import { routes } from '../platform/http/route';
import { enterCompeRoom, publicCompeRoom } from '../rooms/lineups/registerSala';
import { jornadaOf } from '../rooms/lineups/openEntry';
import { forbidden } from '../platform/refusal';
import { createPrivateRoom } from '../rooms/own/createPrivateRoom';
import { refillPool } from '../rooms/slate/fillPool';
import { casualRooms, filteredCompeRooms, topCompeRooms } from '../rooms/view/compeRoomLists';
import { salaViews } from '../rooms/view/roomView';
import { roomAwards } from '../rooms/view/roomAwards';
import { accessCode, shareUrl } from '../rooms/own/shareLink';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { playersOfPool } from '../rooms/lineups/playersOfPool';
import { awardsFor, potOf } from '@arma11/core/domain';
import { balancesOf } from '../ledger/balances';
import { currencyOf } from '../players/accounts/currencyOf';
import { leaveRoom } from '../rooms/join/leaveRoom';
import { joinedCompe } from '../rooms/lineups/joinedCompe';
import { visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { longTermLock } from '../rooms/lock/longTermLock';
import { roomRules } from '../rooms/view/roomRules';
import { roomCertificate } from '../rooms/settle/certificate';
import { daySeal, daySeals } from '../rooms/commitments/daySeals';
import { roomCommitments } from '../rooms/commitments/roomCommitments';
import { slateView } from '../rooms/view/slateView';
import { changeOwnRoom } from '../rooms/own/changeOwnRoom';
import { notifyJoined } from '../partners/webhooks/notifyPartner';

export const salasRoutes = routes(callTable.salas, contractSchemas.salas, {
  certificate: ({ deps, params }) => roomCertificate(deps.db.stale, params.id),

  topSalas: ({ deps, player, query }) => topCompeRooms(deps.db.stale, player.id, query),

  playersByPosition: ({ deps, player, query }) => playersOfPool(deps.db.fresh, player.id, query),

  generatePlayers: ({ player, params, write }) =>
    write(async (tx) => {
      const room = await visibleCompeRoom(tx, player.id, params.a);
      jornadaOf(room, params.b);
      if (player.role === 'player' && room.owner_id !== player.id) throw forbidden();
      return { status: 'ok' as const, sala: room.id, jornada: params.b, ...(await refillPool(tx, room, params.b)) };
    }),

  async topAward({ deps, player, params }) {
    const room = await visibleCompeRoom(deps.db.fresh, player.id, params.id);
    return { sala: room.id, ...roomAwards(room) };
  },

  createPrivate: ({ deps, player, body, write }) =>
    write(async (tx) => {
      const { join, ...wish } = body;
      const roomId = await createPrivateRoom(tx, deps.random, { ...wish, userId: player.id });
      const ins_user = join ? await enterCompeRoom(tx, { roomId, userId: player.id }) : 0;
      const room = await visibleCompeRoom(tx, player.id, roomId);
      const [sala] = await salaViews(tx, [room]);
      const cod_access = room.cod_access!;
      return { status: 'ok' as const, sala: sala!, cod_access, share_url: shareUrl(room, cod_access), ins_user };
    }),

  retriveCode: ({ deps, player, params }) =>
    accessCode(deps.db.fresh, deps.publicUrl, { userId: player.id, roomId: params.id }),

  async filter({ deps, player, query, ip }) {
    const { code } = query;
    if (code === undefined) return filteredCompeRooms(deps.db.stale, player.id, query);
    // A partner's page has no business with codes, and whoever only looks on there is nobody whose tries could be counted.
    if (player.embed || player.preview) throw forbidden();
    const { roomId } = await findByCode(deps.db, { code, userId: player.id, ip, kind: 'compe' });
    return filteredCompeRooms(deps.db.fresh, player.id, query, roomId);
  },
});

const CASUAL = '4';

/** What is done with a room of either game. */
export const roomRoutes = routes(callTable.salas, contractSchemas.salas, {
  async sala({ deps, player, params }) {
    const [sala] = await salaViews(deps.db.fresh, [await visibleCompeRoom(deps.db.fresh, player.id, params.sala)]);
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

  async slate({ deps, player, params }) {
    const visible = params.kind === 'predi' ? visiblePrediRoom : visibleCompeRoom;
    return slateView(deps.db.fresh, await visible(deps.db.fresh, player.id, params.id));
  },

  async commitments({ deps, player, params }) {
    const visible = params.kind === 'predi' ? visiblePrediRoom : visibleCompeRoom;
    return roomCommitments(deps.db.fresh, await visible(deps.db.fresh, player.id, params.id));
  },

  daySeals: ({ deps, query }) => daySeals(deps.db.stale, query.before),

  daySeal: ({ deps, params }) => daySeal(deps.db.stale, params.day),

  async rules({ deps, player, params }) {
    const q = deps.db.fresh;
    const visible = params.kind === 'predi' ? visiblePrediRoom : visibleCompeRoom;
    const room = await visible(q, player.id, params.id);
    return roomRules(room, {
      local_contry: await currencyOf(q, player.id),
      longTermLock: await longTermLock(q, room.id),
    });
  },

  update: ({ player, params, body, write }) =>
    write(async (tx) => {
      await changeOwnRoom(tx, { roomId: params.sala, userId: player.id, kind: 'compe' }, body);
      const [sala] = await salaViews(tx, [await visibleCompeRoom(tx, player.id, params.sala)]);
      return { status: 'ok' as const, sala: sala! };
    }),

  casual: ({ deps, player }) => casualRooms(deps.db.stale, player.id),
});

/** Entries of casual rooms. */
export const casualEntryRoutes = routes(callTable.compe, contractSchemas.compe, {
  joinCasual: ({ deps, player, page, params, write }) =>
    write(async (tx) => {
      const roomId = await publicCompeRoom(tx, params.sala, [CASUAL]);
      const entryId = await enterCompeRoom(tx, { roomId, userId: player.id, onlyFree: Boolean(player.embed) });
      await notifyJoined(tx, { deps, player, page }, entryId);
      return joinedCompe(tx, player.id, entryId);
    }),
});
