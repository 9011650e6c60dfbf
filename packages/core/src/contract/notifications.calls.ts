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
  /** Sets the hours of each day in which the player's devices stay silent, or none. */
  saveQuietHours: {
    method: 'PUT',
    path: 'plus/notifications/quiet-hours/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Since when the player's calendar has an address. */
  calendar: {
    method: 'GET',
    path: 'plus/notifications/calendar/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Makes the address of a calendar with the locks of the player's rooms; the one before stops working. */
  makeCalendar: {
    method: 'POST',
    path: 'plus/notifications/calendar/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Takes the calendar's address back. */
  endCalendar: {
    method: 'DELETE',
    path: 'plus/notifications/calendar/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** The key that a device subscribes with to show the player's notices while the app is closed. */
  pushKey: {
    method: 'GET',
    path: 'plus/notifications/push-subscription/',
    access: 'self',
    fallback: 'null',
    ours: true,
  },
  /** Shows notices about the player's rooms on a device, until this session is signed out. */
  savePush: {
    method: 'POST',
    path: 'plus/notifications/push-subscription/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
  /** Shows them there no more. */
  endPush: {
    method: 'DELETE',
    path: 'plus/notifications/push-subscription/{id}/',
    access: 'self',
    fallback: 'null',
    idempotent: 'byContent',
    ours: true,
  },
});
