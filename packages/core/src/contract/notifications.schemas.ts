import { z } from 'zod';
import { Id, Instant, ok, pageOf, type Model } from './models';
import type { notifications } from './notifications.calls';
import { PageNumber, PageSize } from './query';
import type { SchemasFor } from './schema';

const notification = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the app. */
  link: z.string().nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export interface Notification extends z.infer<typeof notification> {}
export const Notification: Model<Notification> = notification;

const notificationPref = z.object({
  kind: z.string(),
  label: z.string(),
  enabled: z.boolean(),
  /** About money or the account: always sent. */
  fixed: z.boolean(),
  /** Also sent to the player's e-mail; null: never sent by mail. */
  mail: z.boolean().nullable(),
});
export interface NotificationPref extends z.infer<typeof notificationPref> {}
export const NotificationPref: Model<NotificationPref> = notificationPref;

const pushDevice = z.object({
  /** The push service's own address of the device. */
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  /** What is sent there is encrypted with, as base64url. */
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
});
/** A device as its browser tells it: `PushSubscription.toJSON()`. */
export interface PushDevice extends z.infer<typeof pushDevice> {}
export const PushDevice: Model<PushDevice> = pushDevice;

const Prefs = z.object({ prefs: z.array(NotificationPref) });

export const notificationsSchemas = {
  list: {
    query: z.object({ page: PageNumber, page_size: PageSize }),
    response: pageOf(Notification).extend({ unread: z.int() }),
  },
  markRead: {
    body: z.object({ ids: z.array(Id).max(200).optional() }),
    response: ok({ unread: z.int() }),
  },
  prefs: { response: Prefs },
  savePrefs: {
    body: z.object({
      prefs: z
        .array(z.object({ kind: z.string().max(40), enabled: z.boolean(), mail: z.boolean().optional() }))
        .max(40),
    }),
    response: ok(Prefs.shape),
  },
  pushKey: {
    response: z.object({
      /** As base64url, for `applicationServerKey`; null: this server sends to no device. */
      public_key: z.string().nullable(),
    }),
  },
  savePush: {
    body: PushDevice,
    response: ok({ id: Id }),
  },
  endPush: { params: z.object({ id: Id.describe('The device, as `savePush` returned it.') }), response: ok({}) },
} satisfies SchemasFor<typeof notifications>;
