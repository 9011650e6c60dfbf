// Longer than 200 lines on purpose: what the desk tells of rooms, one schema each, no logic.
import { z } from 'zod';
import { LongTermKind, MarketKind, type Model } from './models';
import { DeskMatch } from './deskMatches.models';

const deskRoom = z.object({
  room: z.int(),
  kind: z.string(),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: z.string(),
  name: z.string(),
  league: z.string(),
  jornada: z.int(),
  estado: z.string(),
  fee: z.int(),
  /** Taken and all: `3/12`. */
  seats: z.string(),
  lock_at: z.string(),
});
/** A room as the desk lists it. */
export interface DeskRoom extends z.infer<typeof deskRoom> {}
export const DeskRoom: Model<DeskRoom> = deskRoom;

/** One room with its money, its dates and the matches that it is played on. */
export const DeskRoomShown = z.object({
  room: z.int(),
  kind: z.enum(['compe', 'predi']),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: z.string(),
  name: z.string(),
  league: z.string(),
  jornada: z.int(),
  jornada_to: z.int(),
  estado: z.string(),
  fee: z.int(),
  /** Seats taken. */
  taken: z.int(),
  min_players: z.int(),
  max_players: z.int(),
  modo_pozo: z.string(),
  /** Hundredths of a percent. */
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

// Named one by one: the order of what "pick" leaves differs from build to build, and with it the report of the API.
const { room, kind, tipo, name, league, jornada, jornada_to, estado, lock_at, matches } = DeskRoomShown.shape;
const deskRoomMade = z.object({
  room,
  kind,
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo,
  name,
  league,
  jornada,
  jornada_to,
  estado,
  lock_at,
  matches,
  /** Nothing was made: this is what it would be. */
  dry_run: z.boolean(),
  /** Players and coaches to choose from; 0 in prediction rooms. */
  pool: z.int(),
  /** What a prediction room asks about each match. */
  kinds: z.array(MarketKind),
  /** What it asks about the competition as a whole. */
  long_term: z.array(LongTermKind),
  /** When it is paid at the earliest, if every match ends in time. */
  pays_at: z.string(),
});
/** A room that was made, or that would be. */
export interface DeskRoomMade extends z.infer<typeof deskRoomMade> {}
export const DeskRoomMade: Model<DeskRoomMade> = deskRoomMade;

const deskPoolImport = z.object({
  /** Null in a dry run before the pool is there. */
  room: z.int().nullable(),
  name: z.string(),
  dry_run: z.boolean(),
  matches: z.int(),
  /** Seats that the import made, or would make. */
  new_people: z.int(),
  /** Seats that somebody has claimed: their answers are their own. */
  claimed: z.int(),
  answers: z.object({ added: z.int(), changed: z.int(), cleared: z.int(), unchanged: z.int() }),
  mails: z.int(),
});
/** What importing a pool that was run elsewhere did, or would do. */
export interface DeskPoolImport extends z.infer<typeof deskPoolImport> {}
export const DeskPoolImport: Model<DeskPoolImport> = deskPoolImport;

const deskSlate = z.object({
  room: z.int(),
  lock_at: z.string(),
  matches: z.array(DeskMatch),
  /** Lineups in which somebody was replaced. */
  replaced: z.int(),
});
/** The matches that a room is played on, after one came or went. */
export interface DeskSlate extends z.infer<typeof deskSlate> {}
export const DeskSlate: Model<DeskSlate> = deskSlate;

const Prize = z.object({
  entry: z.int(),
  user: z.int(),
  username: z.string(),
  position: z.int(),
  points: z.int(),
  prize: z.int(),
});

const deskSettlement = z.object({
  room: z.int(),
  entries: z.int(),
  pozo: z.int(),
  commission: z.int(),
  /** Nobody scored: every fee goes back. */
  refunded: z.boolean(),
  prizes: z.array(Prize),
});
/** What settling a room paid, or would pay. */
export interface DeskSettlement extends z.infer<typeof deskSettlement> {}
export const DeskSettlement: Model<DeskSettlement> = deskSettlement;

const deskSettled = z.object({
  room: z.int(),
  estado: z.string(),
  dry_run: z.boolean(),
  settlement: DeskSettlement.nullable(),
});
/** How far settling moved a room; no settlement: it was called off and every fee went back. */
export interface DeskSettled extends z.infer<typeof deskSettled> {}
export const DeskSettled: Model<DeskSettled> = deskSettled;

const deskRoomPlan = z.object({ room: z.int(), estado: z.string(), settlement: DeskSettlement });
/** What a room would pay with the points as they are now. */
export interface DeskRoomPlan extends z.infer<typeof deskRoomPlan> {}
export const DeskRoomPlan: Model<DeskRoomPlan> = deskRoomPlan;

const deskCancelled = z.object({
  room: z.int(),
  name: z.string(),
  entries: z.int(),
  /** Coins that went back. */
  returned: z.int(),
});
/** A room that was called off. */
export interface DeskCancelled extends z.infer<typeof deskCancelled> {}
export const DeskCancelled: Model<DeskCancelled> = deskCancelled;

const deskPublished = z.object({ room: z.int(), name: z.string(), lock_at: z.string() });
/** A draft that is open now. */
export interface DeskPublished extends z.infer<typeof deskPublished> {}
export const DeskPublished: Model<DeskPublished> = deskPublished;

const deskRenamed = z.object({ room: z.int(), name: z.string(), before: z.string() });
/** A room with another name. */
export interface DeskRenamed extends z.infer<typeof deskRenamed> {}
export const DeskRenamed: Model<DeskRenamed> = deskRenamed;

const deskAudience = z.object({
  /** The room's name, or the league's. */
  name: z.string(),
  /** Players with an entry who are notified, or would be. */
  players: z.int(),
});
/** Whom a notice would reach. */
export interface DeskAudience extends z.infer<typeof deskAudience> {}
export const DeskAudience: Model<DeskAudience> = deskAudience;

const deskBroadcast = deskAudience.extend({
  /** Those who had not read the same words before. */
  told: z.int(),
});
/** A notice that went out. */
export interface DeskBroadcast extends z.infer<typeof deskBroadcast> {}
export const DeskBroadcast: Model<DeskBroadcast> = deskBroadcast;

const deskBanner = z.object({
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
/** A banner of the home page. */
export interface DeskBanner extends z.infer<typeof deskBanner> {}
export const DeskBanner: Model<DeskBanner> = deskBanner;
