import { z } from 'zod';
import { Done, Id, Instant, ok, pageOf, type Model } from './models';
import type { notifications } from './notifications.calls';
import { PageNumber, PageSize } from './query';
import type { SchemasFor } from './schema';

const notification = z.object({
  /** The notification: what marking it as read names. */
  id: Id,
  /** What it is about, such as `premio` or `sala_cambio`. */
  kind: z.string(),
  /** Its headline, ready to show. */
  title: z.string(),
  /** Its text, ready to show. */
  body: z.string(),
  /** A path of the app. */
  link: z.string().nullable(),
  /** When it came. */
  created_at: Instant,
  /** When it was read; null: not yet. */
  read_at: Instant.nullable(),
});
/** Something that a player was told. */
export interface Notification extends z.infer<typeof notification> {}
export const Notification: Model<Notification> = notification;

const notificationPref = z.object({
  /** What it is about, such as `premio` or `sala_cambio`. */
  kind: z.string(),
  /** What it is about, ready to show. */
  label: z.string(),
  /** The player gets them in the app. */
  enabled: z.boolean(),
  /** About money or the account: always sent. */
  fixed: z.boolean(),
  /** Also sent to the player's e-mail; null: never sent by mail. */
  mail: z.boolean().nullable(),
});
/** What a player wants of one kind of notification, as it stands. */
export interface NotificationPref extends z.infer<typeof notificationPref> {}
export const NotificationPref: Model<NotificationPref> = notificationPref;

const pushDevice = z.object({
  /** The push service's own address of the device. */
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** What is sent there is encrypted with, as base64url. */
  keys: z.object({
    /** The device's public key, as base64url. */
    p256dh: z.string().regex(/^[\w-]{87}$/),
    /** The secret that the device shares, as base64url. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
});
/** A device as its browser tells it: `PushSubscription.toJSON()`. */
export interface PushDevice extends z.infer<typeof pushDevice> {}
export const PushDevice: Model<PushDevice> = pushDevice;

const HourOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const quietHours = z.object({
  /** When they begin, such as `22:00`. */
  from: HourOfDay,
  /** When they end, such as `08:00`: the next day where that is not after `from`. */
  until: HourOfDay,
  /** The IANA name of the zone whose clock is meant, such as `America/Lima`. */
  zone: z.string().max(64),
});
/** The hours of each day in which a player's devices stay silent. */
export interface QuietHours extends z.infer<typeof quietHours> {}
export const QuietHours: Model<QuietHours> = quietHours;

/** What a player wants of every kind. */
const NotificationPrefs = z.object({
  /** Every kind of notification with what the player wants of it. */
  prefs: z.array(NotificationPref),
  /** When the player's devices stay silent; null: never. */
  quiet_hours: QuietHours.nullable(),
});

/** What a player wants of one kind of notification. */
const NotificationChoice = z.object({
  /** The kind that the choice is about. */
  kind: z.string().max(40),
  /** Whether the player wants them in the app. */
  enabled: z.boolean(),
  /** Whether they come by mail, too; absent: that stays as it is. */
  mail: z.boolean().optional(),
});

export const notificationsSchemas = {
  list: {
    query: z.object({ page: PageNumber, page_size: PageSize }),
    response: pageOf(Notification).extend({
      /** How many are unread, on all pages. */
      unread: z.int(),
    }),
  },
  markRead: {
    body: z.object({
      /** Those to mark; absent: all of them. */
      ids: z.array(Id).max(200).optional(),
    }),
    response: ok({
      /** How many are still unread. */
      unread: z.int(),
    }),
  },
  prefs: { response: NotificationPrefs },
  savePrefs: {
    body: z.object({
      /** The kinds to change; the others stay as they are. */
      prefs: z.array(NotificationChoice).max(40),
    }),
    response: ok(NotificationPrefs.shape),
  },
  saveQuietHours: {
    body: z.object({
      /** From now on; null: the devices are never silent. */
      quiet_hours: QuietHours.nullable(),
    }),
    response: ok(NotificationPrefs.shape),
  },
  calendar: {
    response: z.object({
      /** When the address was made; null: there is none. */
      since: Instant.nullable(),
    }),
  },
  makeCalendar: {
    response: ok({
      /** The address for calendar programs: told now and never again. */
      url: z.url(),
    }),
  },
  endCalendar: { response: Done },
  pushKey: {
    response: z.object({
      /** As base64url, for `applicationServerKey`; null: this server sends to no device. */
      public_key: z.string().nullable(),
    }),
  },
  savePush: {
    body: PushDevice,
    response: ok({
      /** The device: what ending it names. */
      id: Id,
    }),
  },
  endPush: { params: z.object({ id: Id.describe('The device, as `savePush` returned it.') }), response: Done },
} satisfies SchemasFor<typeof notifications>;
