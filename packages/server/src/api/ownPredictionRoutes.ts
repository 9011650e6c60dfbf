import { formatAccessCode } from '@arma11/core/domain';
import { callTable, contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import type { Caller } from '../platform/http/caller';
import { routes } from '../platform/http/route';
import { changeOwnRoom } from '../rooms/own/changeOwnRoom';
import { adminView } from '../rooms/predictions/own/adminView';
import { catalogueOf } from '../rooms/predictions/own/catalogue';
import { chooseQuestions } from '../rooms/predictions/own/chooseQuestions';
import { createPrivate } from '../rooms/predictions/own/createPrivate';
import { onePrediRoom, visiblePrediRoom } from '../rooms/predictions/findPrediRooms';
import { joinability } from '../rooms/predictions/own/joinability';
import { seatInEvent, joinPrediRoom } from '../rooms/predictions/own/joinPrediRoom';
import { notifyJoined } from '../partners/webhooks/notifyPartner';

/** Making, running and entering prediction rooms (product #34, #36 to #39, #44 to #46). */
/** On a partner's page nothing is paid. */
const seatOf = ({ id, embed }: Caller) => ({ userId: id, onlyFree: Boolean(embed) });

export const prediRoomRoutes = routes(callTable.predi, contractSchemas.predi, {
  async getAdmin({ deps, player, params }) {
    return adminView(deps.db.fresh, player.id, await visiblePrediRoom(deps.db.fresh, player.id, params.id));
  },

  createPrivate: ({ deps, player, body, write }) =>
    write(async (tx) => {
      const { roomId, code } = await createPrivate(tx, deps.random, player.id, body);
      const share_url = `/predi/sala-join?code=${formatAccessCode(code)}&predi=${roomId}`;
      const predi = await onePrediRoom(tx, player.id, roomId);
      return { status: 'ok' as const, predi, cod_access: code, share_url };
    }),

  updateData: ({ player, params, body, write }) =>
    write(async (tx) => {
      await changeOwnRoom(tx, { roomId: params.id, userId: player.id, kind: 'predi' }, body);
      return { status: 'ok' as const, predi: await onePrediRoom(tx, player.id, params.id) };
    }),

  async allPredictions({ deps, player, params, query }) {
    const q = deps.db.fresh;
    const room = query.predi === undefined ? null : await visiblePrediRoom(q, player.id, query.predi);
    return catalogueOf(q, params.id, room?.id ?? null);
  },

  registerPredictions: ({ player, body, write }) =>
    write(async (tx) => {
      const markets = await chooseQuestions(tx, player.id, body);
      return { status: 'ok' as const, predi: await onePrediRoom(tx, player.id, body.predi), markets };
    }),

  async salaByCode({ deps, player, params, ip }) {
    const coded = await findByCode(deps.db, { code: params.code, userId: player.id, ip, kind: 'predi' });
    const room = await visiblePrediRoom(deps.db.fresh, player.id, coded.roomId, coded.roomId);
    const predi = await onePrediRoom(deps.db.fresh, player.id, room.id);
    return { ...predi, ...(await joinability(deps.db.fresh, room, { coded, userId: player.id })) };
  },

  async join({ deps, player, page, body, ip, write }) {
    const who = { userId: player.id, ip, kind: 'predi' as const };
    const coded = body.code ? await findByCode(deps.db, { ...who, code: body.code }) : null;
    return write(async (tx) => {
      const joined = await joinPrediRoom(tx, { ...seatOf(player), roomId: body.predi, coded });
      await notifyJoined(tx, { deps, player, page }, joined.user_ins);
      return joined;
    });
  },

  async joinEvent({ deps, player, page, body, ip, write }) {
    const coded = await findByCode(deps.db, { code: body.code, userId: player.id, ip, kind: 'predi' });
    return write(async (tx) => {
      const joined = await seatInEvent(tx, { ...seatOf(player), predi: body.predi, coded });
      await notifyJoined(tx, { deps, player, page }, joined.user_ins);
      return joined;
    });
  },
});
