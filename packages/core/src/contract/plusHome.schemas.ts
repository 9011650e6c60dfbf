import { z } from 'zod';
import type { plusHome } from './plusHome.calls';
import type { SchemasFor } from './schema';
import { AnyFormation, Coins, Id, Instant, Item, ItemCategory, Match, ok, pageOf, Player, UserMini } from './models';
import { PageNumber, PageSize } from './query';
import { RoomKind } from './plusRooms.schemas';

export const Notification = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the app. */
  link: z.string().nullable(),
  created_at: Instant,
  read_at: Instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPref = z.object({
  kind: z.string(),
  label: z.string(),
  enabled: z.boolean(),
  /** About money or the account: always told. */
  fixed: z.boolean(),
});
export type NotificationPref = z.infer<typeof NotificationPref>;

const StatRoom = z.object({ kind: RoomKind, id: Id, name: z.string() });

/** The best of a league's last settled jornada; what nobody did is null. */
export const RecentStats = z.object({
  league_unique: z.string(),
  league_name: z.string(),
  jornada: z.int(),
  jornada_name: z.string(),
  best_lineup: z.object({ user: UserMini, sala: StatRoom, formation: AnyFormation, points: z.int() }).nullable(),
  top_scorer: z.object({ player: Player, goals: z.int(), points: z.int() }).nullable(),
  /** The answer that the greatest share of players got right. */
  top_prediction: z
    .object({ match: Match, question: z.string(), answer: z.string(), hits: z.int(), pct: z.number() })
    .nullable(),
  biggest_prize: z.object({ user: UserMini, sala: StatRoom, prize: Coins }).nullable(),
});
export type RecentStats = z.infer<typeof RecentStats>;

const ById = z.object({ id: Id });
const Prefs = z.object({ prefs: z.array(NotificationPref) });

export const plusHomeSchemas = {
  items: { query: z.object({ category: ItemCategory.optional() }), response: z.array(Item) },
  buyItem: { params: ById, response: ok({ item: Item, saldo: Coins }) },
  equipItem: { params: ById, response: ok({ item: Item }) },
  notifications: {
    query: z.object({ page: PageNumber, page_size: PageSize }),
    response: pageOf(Notification).extend({ unread: z.int() }),
  },
  readNotifications: {
    body: z.object({ ids: z.array(Id).max(200).optional() }),
    response: ok({ unread: z.int() }),
  },
  notificationPrefs: { response: Prefs },
  saveNotificationPrefs: {
    body: z.object({ prefs: z.array(z.object({ kind: z.string().max(40), enabled: z.boolean() })).max(40) }),
    response: ok(Prefs.shape),
  },
  recentStats: { response: z.array(RecentStats) },
} satisfies SchemasFor<typeof plusHome>;
