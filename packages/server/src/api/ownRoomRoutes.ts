import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { copyLineup } from '../rooms/lineups/copyLineup';
import { joinedCompe } from '../rooms/lineups/joinedCompe';
import { openEntry } from '../rooms/lineups/openEntry';
import { enterCompeRoom, publicCompeRoom } from '../rooms/lineups/registerSala';
import { routes } from '../platform/http/route';
import { changeOwnRoom } from '../rooms/own/changeOwnRoom';
import { casualRooms } from '../rooms/view/compeRoomLists';
import { salaViews } from '../rooms/view/roomView';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';

const CASUAL = '4';

export const roomRoutes = routes(contract.plus, contractSchemas.plus, {
  updateCompeRoom: ({ player, params, body, write }) =>
    write(async (tx) => {
      await changeOwnRoom(tx, { roomId: params.sala, userId: player.id, kind: 'compe' }, body);
      const [sala] = await salaViews(tx, [await visibleCompeRoom(tx, player.id, params.sala)]);
      return { status: 'ok' as const, sala: sala! };
    }),

  casualRooms: ({ deps, player }) => casualRooms(deps.db.read, player.id),

  joinCasual: ({ player, params, write }) =>
    write(async (tx) => {
      const roomId = await publicCompeRoom(tx, params.sala, [CASUAL]);
      return joinedCompe(
        tx,
        player.id,
        await enterCompeRoom(tx, { roomId, userId: player.id, onlyFree: Boolean(player.embed) }),
      );
    }),

  copyLineup: ({ player, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.ins, body.jornada);
      const source = { fromEntry: body.from_ins, fromJornada: body.from_jornada ?? jornada };
      const lineup = await copyLineup(tx, player.id, { entryId: params.ins, jornada, ...source, ifMatch });
      return { status: 'ok' as const, lineup };
    }),
});
