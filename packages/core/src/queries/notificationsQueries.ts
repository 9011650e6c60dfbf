import type { Client } from '../client/Client';
import type { NotificationPref, PushDevice, QuietHours } from '../contract/wire';
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
  /** Since when the player's calendar of locks has an address. */
  calendar: (client: Client) =>
    query({
      queryKey: notificationsKeys.calendar,
      queryFn: ({ signal }) => client.notifications.calendar(undefined, { signal }),
    }),
  /** The key that a device subscribes with; null where this server sends to none. */
  pushKey: (client: Client) =>
    query({
      queryKey: notificationsKeys.pushKey,
      queryFn: ({ signal }) => client.notifications.pushKey(undefined, { signal }),
    }),
};

/** Marks notifications as read: these, or all. Invalidate `afterNotices`. */
export const readNotifications = (client: Client, ids?: number[]) => client.notifications.markRead({ body: { ids } });

type SavedPref = Pick<NotificationPref, 'kind' | 'enabled'> & { mail?: boolean };

/** Wants or mutes kinds of notifications, in the app and by mail; what is not named stays as it is. */
export const saveNoticePrefs = (client: Client, prefs: SavedPref[]) =>
  client.notifications.savePrefs({ body: { prefs } });

/** Sets when the player's devices stay silent each day; null: never. */
export const saveQuietHours = (client: Client, quiet: QuietHours | null) =>
  client.notifications.saveQuietHours({ body: { quiet_hours: quiet } });

/** Gives the player's calendar of locks a new address, which the answer tells once. */
export const makeCalendar = (client: Client) => client.notifications.makeCalendar();

/** Takes the calendar's address back. */
export const endCalendar = (client: Client) => client.notifications.endCalendar();

/** Shows notices about the player's rooms on a device while the app is closed; the answer's `id` ends it. */
export const savePush = (client: Client, device: PushDevice) => client.notifications.savePush({ body: device });

/** Shows them there no more. */
export const endPush = (client: Client, id: number) => client.notifications.endPush({ id });
