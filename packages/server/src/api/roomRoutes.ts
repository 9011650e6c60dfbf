import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import { routes } from '../platform/http/route';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { jornadaOf } from '../rooms/lineups/openEntry';
import { forbidden } from '../platform/refusal';
import { createPrivateRoom } from '../rooms/own/createPrivateRoom';
import { refillPool } from '../rooms/slate/fillPool';
import { filteredCompeRooms, topCompeRooms } from '../rooms/view/compeRoomLists';
import { salaViews } from '../rooms/view/roomView';
import { roomAwards } from '../rooms/view/roomAwards';
import { accessCode, shareUrl } from '../rooms/own/shareLink';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { playersOfPool } from '../rooms/lineups/playersOfPool';

export const salasRoutes = routes(contract.salas, contractSchemas.salas, {
  topSalas: ({ deps, player, query }) => topCompeRooms(deps.db.read, player.id, query),

  playersByPosition: ({ deps, player, query }) => playersOfPool(deps.db.read, player.id, query),

  generatePlayers: ({ player, params, write }) =>
    write(async (tx) => {
      const room = await visibleCompeRoom(tx, player.id, params.a);
      jornadaOf(room, params.b);
      if (player.role === 'player' && room.owner_id !== player.id) throw forbidden();
      return { status: 'ok' as const, sala: room.id, jornada: params.b, ...(await refillPool(tx, room, params.b)) };
    }),

  async topAward({ deps, player, params }) {
    const room = await visibleCompeRoom(deps.db.read, player.id, params.id);
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

  retriveCode: ({ deps, player, params }) => accessCode(deps.db.read, player.id, params.id),

  async filter({ deps, player, query, ip }) {
    const { code } = query;
    if (code === undefined) return filteredCompeRooms(deps.db.read, player.id, query);
    // A partner's page has no business with codes, and whoever only looks on there is nobody whose tries could be counted.
    if (player.embed || player.preview) throw forbidden();
    const { roomId } = await findByCode(deps.db, { code, userId: player.id, ip, kind: 'compe' });
    return filteredCompeRooms(deps.db.read, player.id, query, roomId);
  },
});
