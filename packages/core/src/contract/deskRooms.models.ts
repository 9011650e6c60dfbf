import { z } from 'zod';
import { DeskMatch } from './deskMatches.models';

/** A room as the desk lists it. */
export const DeskRoom = z.object({
  room: z.int(),
  kind: z.string(),
  tipo: z.string(),
  name: z.string(),
  league: z.string(),
  jornada: z.int(),
  estado: z.string(),
  fee: z.int(),
  seats: z.string(),
  lock_at: z.string(),
});
export type DeskRoom = z.infer<typeof DeskRoom>;

/** One room with its money, its dates and the matches that it is played on. */
export const DeskRoomShown = z.object({
  room: z.int(),
  kind: z.enum(['compe', 'predi']),
  tipo: z.string(),
  name: z.string(),
  league: z.string(),
  jornada: z.int(),
  jornada_to: z.int(),
  estado: z.string(),
  fee: z.int(),
  taken: z.int(),
  min_players: z.int(),
  max_players: z.int(),
  modo_pozo: z.string(),
  commission_bps: z.int(),
  /** As if it locked with today's entries, until it has. */
  pozo: z.int(),
  commission: z.int(),
  lock_at: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  final_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  created_at: z.string(),
  matches: z.array(DeskMatch),
});
export type DeskRoomShown = z.infer<typeof DeskRoomShown>;

const Prize = z.object({
  entry: z.int(),
  user: z.int(),
  username: z.string(),
  position: z.int(),
  points: z.int(),
  prize: z.int(),
});

/** What settling a room paid, or would pay. */
export const DeskSettlement = z.object({
  room: z.int(),
  entries: z.int(),
  pozo: z.int(),
  commission: z.int(),
  refunded: z.boolean(),
  prizes: z.array(Prize),
});
export type DeskSettlement = z.infer<typeof DeskSettlement>;

/** How far settling moved a room; no settlement: it was called off and every fee went back. */
export const DeskSettled = z.object({
  room: z.int(),
  estado: z.string(),
  dry_run: z.boolean(),
  settlement: DeskSettlement.nullable(),
});
export type DeskSettled = z.infer<typeof DeskSettled>;

/** What a room would pay with the points as they are now. */
export const DeskRoomPlan = z.object({ room: z.int(), estado: z.string(), settlement: DeskSettlement });
export type DeskRoomPlan = z.infer<typeof DeskRoomPlan>;

/** A room that was called off. */
export const DeskCancelled = z.object({ room: z.int(), name: z.string(), entries: z.int(), returned: z.int() });
export type DeskCancelled = z.infer<typeof DeskCancelled>;

/** A draft that is open now. */
export const DeskPublished = z.object({ room: z.int(), name: z.string(), lock_at: z.string() });
export type DeskPublished = z.infer<typeof DeskPublished>;

/** A banner of the home page. */
export const DeskBanner = z.object({
  banner: z.int(),
  title: z.string(),
  link: z.string(),
  action: z.string(),
  image: z.string(),
  color_bg: z.string(),
  color_text: z.string(),
  alt: z.string(),
  ordinal: z.int(),
});
export type DeskBanner = z.infer<typeof DeskBanner>;
