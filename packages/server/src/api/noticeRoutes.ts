import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { noticePage, readNotices } from '../players/notices/noticePage';
import { prefsOf, savePrefs } from '../players/notices/prefs';
import { endPush, savePush } from '../players/notices/pushSubscriptions';

/** What players are told (product §11.3). */
export const noticesRoutes = routes(callTable.notifications, contractSchemas.notifications, {
  list: ({ deps, player, query }) => noticePage(deps.db.fresh, player.id, query),

  markRead: ({ player, body, write }) =>
    write(async (tx) => ({ status: 'ok' as const, unread: await readNotices(tx, player.id, body.ids) })),

  prefs: async ({ deps, player }) => ({ prefs: await prefsOf(deps.db.fresh, player.id) }),

  savePrefs: ({ player, body, write }) =>
    write(async (tx) => {
      await savePrefs(tx, player.id, body.prefs);
      return { status: 'ok' as const, prefs: await prefsOf(tx, player.id) };
    }),

  pushKey: async ({ deps }) => ({ public_key: (await deps.push?.publicKey()) ?? null }),

  savePush: ({ player, body, write }) =>
    write(async (tx) => ({ status: 'ok' as const, id: await savePush(tx, player, body) })),

  endPush: ({ player, params, write }) =>
    write(async (tx) => {
      await endPush(tx, player.id, params.id);
      return { status: 'ok' as const };
    }),
});
