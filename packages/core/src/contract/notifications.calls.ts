import { calls } from './call';

/** Notifications and which of them a player wants (product §11.3). */
export const notifications = calls({
  /** The player's notifications, newest first. */
  list: { method: 'GET', path: 'plus/notifications/', access: 'self', fallback: 'emptyPage', ours: true },
  /** Marks notifications as read: those named, or all. */
  markRead: {
    method: 'POST',
    path: 'plus/notifications/read/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Which kinds of notifications the player wants. */
  prefs: {
    method: 'GET',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Turns kinds of notifications on or off; those about money and the account are always sent. `mail` says whether also by mail. */
  savePrefs: {
    method: 'PUT',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
