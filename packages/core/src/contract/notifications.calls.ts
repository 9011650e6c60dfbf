import { calls } from './call';

/** Notifications and which of them a player wants (spec/api.md §3.3). */
export const notifications = calls({
  /** What the player has been told, newest first. */
  list: { method: 'GET', path: 'plus/notifications/', access: 'self', fallback: 'emptyPage', ours: true },
  /** Marks notices as read: those named, or all. */
  markRead: {
    method: 'POST',
    path: 'plus/notifications/read/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Which kinds of notices the player wants. */
  prefs: {
    method: 'GET',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Wants or mutes kinds of notices; those about money and the account are always told. */
  savePrefs: {
    method: 'PUT',
    path: 'plus/notifications/prefs/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
