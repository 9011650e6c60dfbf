import { calls } from './call';

/** Items, notices and statistics (spec/api.md §3.3). */
export const plusHome = calls({
  /** The gallery, or one category of it. */
  items: { method: 'GET', path: 'plus/items/', access: 'player', fallback: 'emptyList', ours: true },
  /** Buys an item with coins, once. */
  buyItem: {
    method: 'POST',
    path: 'plus/items/{id}/buy/',
    access: 'player',
    fallback: 'null',
    idempotent: 'byKey',
    ours: true,
  },
  /** Wears an owned item, one in a category; a shield makes the player a supporter of its club. */
  equipItem: {
    method: 'POST',
    path: 'plus/items/{id}/equip/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** What the player has been told, newest first. */
  notifications: { method: 'GET', path: 'plus/notifications/', access: 'self', fallback: 'emptyPage', ours: true },
  /** Marks notices as read: those named, or all. */
  readNotifications: {
    method: 'POST',
    path: 'plus/notifications/read/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Which kinds of notices the player wants. */
  notificationPrefs: {
    method: 'GET',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Wants or mutes kinds of notices; those about money and the account are always told. */
  saveNotificationPrefs: {
    method: 'PUT',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** The best of each league's last settled jornada. */
  recentStats: { method: 'GET', path: 'plus/stats/recent/', access: 'player', fallback: 'emptyList', ours: true },
});
