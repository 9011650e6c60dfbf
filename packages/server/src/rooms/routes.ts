import { sql } from 'kysely';
import { contract } from '@arma11/core/contract';
import { contractSchemas } from '@arma11/core/schemas';
import { copyLineup } from '../compe/copyLineup';
import { joinedCompe } from '../compe/joinedCompe';
import { openEntry } from '../compe/openEntry';
import { enterCompeRoom, publicCompeRoom } from '../compe/registerSala';
import { routes } from '../http/route';
import { changeOwnRoom } from './changeOwnRoom';
import { offerView, salaViews, selectRooms } from './roomView';
import { visibleCompeRoom } from './visibleCompeRoom';

const CASUAL = '4';

export const roomRoutes = routes(contract.salas, contractSchemas.salas, {
  update: ({ player, params, body, write }) =>
    write(async (tx) => {
      await changeOwnRoom(tx, { roomId: params.sala, userId: player.id, kind: 'compe' }, body);
      const [sala] = await salaViews(tx, [await visibleCompeRoom(tx, player.id, params.sala)]);
      return { status: 'ok' as const, sala: sala! };
    }),

  async casual({ deps, player }) {
    const open = sql`r.kind = 'compe' and r.tipo = ${CASUAL} and r.estado in ('abierta','llena') and app_now() < r.lock_at`;
    const order = sql`order by (e.id is not null) desc, (r.estado = 'llena'), r.lock_at, r.amount_ins, r.id limit 200`;
    return (await selectRooms(deps.db.read, player.id, open, order)).map(offerView);
  },
});

/** Entries of lineup rooms. */
export const entryRoutes = routes(contract.compe, contractSchemas.compe, {
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
