import type { Client } from '../client/Client';
import type { NotificationPref } from '../contract/notifications.schemas';
import { query } from './query';
import { notificationsKeys } from './queryKeys';

/** Notifications, and which of them a player wants (product §11.3). */
export const notificationsQueries = {
  /** The latest notifications, and how many are unread. */
  list: (client: Client) =>
    query({
      queryKey: notificationsKeys.list,
      queryFn: ({ signal }) => client.notifications.list(undefined, { signal }),
    }),
  /** Which kinds of notifications the player wants. */
  prefs: (client: Client) =>
    query({
      queryKey: notificationsKeys.prefs,
      queryFn: ({ signal }) => client.notifications.prefs(undefined, { signal }),
    }),
};

/** Marks notifications as read: these, or all. Invalidate `afterNotices`. */
export const readNotifications = (client: Client, ids?: number[]) => client.notifications.markRead({ body: { ids } });

type SavedPref = Pick<NotificationPref, 'kind' | 'enabled'> & { mail?: boolean };

/** Wants or mutes kinds of notifications, in the app and by mail; what is not named stays as it is. */
export const saveNoticePrefs = (client: Client, prefs: SavedPref[]) =>
  client.notifications.savePrefs({ body: { prefs } });
