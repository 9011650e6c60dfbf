import type { Generated, GeneratedAlways } from 'kysely';

export interface NotificationTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  ref: string;
  title: string;
  body: string;
  link: string | null;
  created_at: Generated<string>;
  read_at: string | null;
}

/** Kinds of notices that a player also wants by mail. */
export interface NotificationMailTable {
  user_id: number;
  kind: string;
}

interface LeavingNotice {
  notification_id: number;
  useful_until: string | null;
  tries: Generated<number>;
  /** Null when it was sent, dropped or given up. */
  next_try_at: Generated<string | null>;
  sent_at: string | null;
}

/** A notice that leaves by mail. */
export interface NoticeMailTable extends LeavingNotice {}

/** A notice that leaves to a device. */
export interface NoticePushTable extends LeavingNotice {
  subscription_id: number;
}

/** A device that shows notices while the app is closed. */
export interface PushSubscriptionTable {
  id: GeneratedAlways<number>;
  user_id: number;
  session_hash: Uint8Array;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** When a player's devices stay silent. */
export interface QuietHoursTable {
  user_id: number;
  from_hour: string;
  until_hour: string;
  zone: string;
}

/** The address of a player's calendar, by the hash of its key. */
export interface CalendarLinkTable {
  user_id: number;
  key_hash: Uint8Array;
  created_at: Generated<string>;
}

/** The key pair that notices to devices are signed with: one row at most. */
export interface PushKeyTable {
  one: Generated<boolean>;
  public_key: string;
  private_key: string;
}

/** Notices, and how they leave the app. */
export interface NoticeTables {
  calendar_link: CalendarLinkTable;
  notification: NotificationTable;
  notification_mail: NotificationMailTable;
  notice_mail: NoticeMailTable;
  notice_push: NoticePushTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  quiet_hours: QuietHoursTable;
}
