import { callTable, contractSchemas } from '@arma11/core/schemas';
import { findByCode } from '../rooms/codes/findByCode';
import { routes } from '../platform/http/route';
import { notFound } from '../platform/refusal';
import { paidReads } from '../rooms/view/paidReads';
import { rankingView } from '../rooms/view/rankingView';
import { visibleCompeRoom } from '../rooms/view/visibleCompeRoom';
import { changeLineupFormation } from '../rooms/lineups/changeLineupFormation';
import { champions } from '../rooms/lineups/champions';
import { finishedEntries, runningEntries } from '../rooms/lineups/entryLists';
import { makeLineup } from '../rooms/lineups/makeLineup';
import { enterByCode, enterOwnRoom, ownRoomId } from '../rooms/lineups/enterByCode';
import { readableEntry, readableLineup } from '../rooms/lineups/entryAccess';
import { readLineup } from '../rooms/lineups/readLineup';
import { joinedCompe } from '../rooms/lineups/joinedCompe';
import { enterCompeRoom, enterOffer, publicCompeRoom } from '../rooms/lineups/registerSala';
import { notifyJoined, notifyLineupSaved } from '../partners/webhooks/notifyPartner';
import { playersToday } from '../catalogue/players/playersToday';
import { replacePlayer } from '../rooms/lineups/replacePlayer';
import { copyLineup } from '../rooms/lineups/copyLineup';
import { autofillLineup, saveWholeLineup } from '../rooms/lineups/saveWholeLineup';
import { salaCompeViews } from '../rooms/lineups/salaCompeView';
import { entryOfPlace } from '../rooms/lineups/entryOfPlace';
import { jornadaOf, openEntry } from '../rooms/lineups/openEntry';

export const compeRoutes = routes(callTable.compe, contractSchemas.compe, {
  registerSala: ({ deps, player, page, body, write }) =>
    write(async (tx) => {
      const seat = { userId: player.id, onlyFree: Boolean(player.embed), item_leyenda: body.item_leyenda };
      const ins_user =
        'sala' in body
          ? await enterCompeRoom(tx, { ...seat, roomId: await publicCompeRoom(tx, body.sala) })
          : await enterOffer(tx, { ...body, ...seat });
      await notifyJoined(tx, { deps, player, page }, ins_user);
      return joinedCompe(tx, player.id, ins_user);
    }),

  async registerPrivate({ deps, player, body, ip, write }) {
    const { id: userId } = player;
    const roomId = ownRoomId(body.sala);
    if (roomId !== null)
      return write(async (tx) => joinedCompe(tx, userId, await enterOwnRoom(tx, { roomId, userId })));
    const found = await findByCode(deps.db, { code: String(body.sala), userId, ip, kind: 'compe' });
    return write(async (tx) => joinedCompe(tx, userId, await enterByCode(tx, { found, userId })));
  },

  generateLineup: ({ deps, player, page, params, body, write }) =>
    write(async (tx) => {
      const wanted = { entryId: params.a, jornada: params.b, mode: body?.mode, from_ins: body?.from_ins };
      const made = await makeLineup(tx, player.id, wanted);
      // Without a wish it makes sure of the lineup that the player is about to see: they have saved none.
      if (wanted.mode)
        await notifyLineupSaved(tx, { deps, player, page }, { entry: params.a, version: made.lineup.version });
      return { status: 'ok' as const, ...made };
    }),

  async retrive({ deps, player, params }) {
    await readableEntry(deps.db.fresh, player.id, params.id);
    const [entry] = await salaCompeViews(deps.db.fresh, player.id, [params.id]);
    if (!entry) throw notFound();
    return entry;
  },

  async getLineup({ deps, player, params, query }) {
    const q = deps.db.fresh;
    const { room, jornada, state } = await readableLineup(q, player.id, params.id, query.jornada);
    return readLineup(q, room, params.id, jornada, state);
  },

  allByUser: ({ deps, player, query }) => runningEntries(deps.db.fresh, player.id, query),
  historyByUser: ({ deps, player, query }) => finishedEntries(deps.db.stale, player.id, query),

  basicUpdate: ({ deps, player, page, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const change = { lineupEntryId: params.id, playerId: body.player_lineup, ifMatch };
      const replaced = await replacePlayer(tx, player.id, change);
      const saved = { entry: await entryOfPlace(tx, params.id), version: replaced.version };
      await notifyLineupSaved(tx, { deps, player, page }, saved);
      return replaced;
    }),

  updateFormation: ({ deps, player, page, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.id, body.jornada);
      const { formation } = body;
      const change = { entryId: params.id, jornada, formation, ifMatch };
      const changed = await changeLineupFormation(tx, player.id, change);
      await notifyLineupSaved(tx, { deps, player, page }, { entry: params.id, version: changed.lineup.version });
      return changed;
    }),

  championsByEvents: ({ deps, query }) => champions(deps.db.stale, query.event),

  playersToday: ({ deps, query }) => playersToday(deps.db.stale, query.league),

  async ranking({ deps, player, query }) {
    const room = await visibleCompeRoom(deps.db.fresh, player.id, query.sala);
    if (query.jornada !== undefined) jornadaOf(room, query.jornada);
    return rankingView(await paidReads(deps.db, room), player.id, room, {
      page: query.page,
      jornada: query.jornada ?? null,
      path: 'compe/ranking/ranking-compe-sala/',
    });
  },
});

/** A lineup saved whole, filled or copied. */
export const lineupEditRoutes = routes(callTable.compe, contractSchemas.compe, {
  saveLineup: ({ deps, player, page, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const lineup = await saveWholeLineup(tx, player.id, { entryId: params.ins, ifMatch, ...body });
      await notifyLineupSaved(tx, { deps, player, page }, { entry: params.ins, version: lineup.version });
      return { status: 'ok' as const, lineup };
    }),

  autofill: ({ deps, player, page, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.ins, body.jornada);
      const fill = { entryId: params.ins, jornada, keep: body.keep, ifMatch };
      const lineup = await autofillLineup(tx, player.id, fill);
      await notifyLineupSaved(tx, { deps, player, page }, { entry: params.ins, version: lineup.version });
      return { status: 'ok' as const, lineup };
    }),

  copyLineup: ({ deps, player, page, params, body, ifMatch, write }) =>
    write(async (tx) => {
      const { jornada } = await openEntry(tx, player.id, params.ins, body.jornada);
      const source = { fromEntry: body.from_ins, fromJornada: body.from_jornada ?? jornada };
      const lineup = await copyLineup(tx, player.id, { entryId: params.ins, jornada, ...source, ifMatch });
      await notifyLineupSaved(tx, { deps, player, page }, { entry: params.ins, version: lineup.version });
      return { status: 'ok' as const, lineup };
    }),
});
