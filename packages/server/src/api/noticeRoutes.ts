import { callTable, contractSchemas } from '@arma11/core/schemas';
import { routes } from '../platform/http/route';
import { noticePage, readNotices } from '../players/notices/noticePage';
import { prefsOf, savePrefs } from '../players/notices/prefs';
import { quietHoursOf, saveQuietHours } from '../players/notices/quietHours';
import { endPush, savePush } from '../players/notices/pushSubscriptions';
import { calendarSince, endCalendarLink, makeCalendarLink } from '../rooms/calendar/calendarLink';
import type { Queryable } from '../platform/db/database';

const wantedBy = async (q: Queryable, userId: number) => ({
  prefs: await prefsOf(q, userId),
  quiet_hours: await quietHoursOf(q, userId),
});

/** What players are told (product §11.3). */
export const noticesRoutes = routes(callTable.notifications, contractSchemas.notifications, {
  list: ({ deps, player, query }) => noticePage(deps.db.fresh, player.id, query),

  markRead: ({ player, body, write }) =>
    write(async (tx) => ({ status: 'ok' as const, unread: await readNotices(tx, player.id, body.ids) })),

  prefs: ({ deps, player }) => wantedBy(deps.db.fresh, player.id),

  savePrefs: ({ player, body, write }) =>
    write(async (tx) => {
      await savePrefs(tx, player.id, body.prefs);
      return { status: 'ok' as const, ...(await wantedBy(tx, player.id)) };
    }),

  saveQuietHours: ({ player, body, write }) =>
    write(async (tx) => {
      await saveQuietHours(tx, player.id, body.quiet_hours);
      return { status: 'ok' as const, ...(await wantedBy(tx, player.id)) };
    }),

  calendar: async ({ deps, player }) => ({ since: await calendarSince(deps.db.fresh, player.id) }),

  makeCalendar: ({ deps, player, write }) =>
    write(async (tx) => ({ status: 'ok' as const, url: await makeCalendarLink(tx, player.id, deps) })),

  endCalendar: ({ player, write }) =>
    write(async (tx) => {
      await endCalendarLink(tx, player.id);
      return { status: 'ok' as const };
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
