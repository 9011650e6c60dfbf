// Longer than 200 lines on purpose: what the desk tells of rooms, one schema each, no logic.
import { z } from 'zod';
import { LongTermKind, MarketKind, type Model } from './models';
import { DeskMatch } from './deskMatches.models';

const deskRoom = z.object({
  /** The number of the room. */
  room: z.int(),
  /** `compe`: lineups; `predi`: predictions. */
  kind: z.string(),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: z.string(),
  /** Its name, as players read it. */
  name: z.string(),
  /** Its league, by its `league_unique`. */
  league: z.string(),
  /** Its first jornada. */
  jornada: z.int(),
  /** Where it stands (rules R2.1). */
  estado: z.string(),
  /** The entry fee in coins; 0 is free. */
  fee: z.int(),
  /** Taken and all: `3/12`. */
  seats: z.string(),
  /** When it locks. ISO-8601 instant in UTC. */
  lock_at: z.string(),
});
/** A room as the desk lists it. */
export interface DeskRoom extends z.infer<typeof deskRoom> {}
export const DeskRoom: Model<DeskRoom> = deskRoom;

/** One room with its money, its dates and the matches that it is played on. */
export const DeskRoomShown = z.object({
  /** The number of the room. */
  room: z.int(),
  /** `compe`: lineups; `predi`: predictions. */
  kind: z.enum(['compe', 'predi']),
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo: z.string(),
  /** Its name, as players read it. */
  name: z.string(),
  /** Its league, by its `league_unique`. */
  league: z.string(),
  /** Its first jornada. */
  jornada: z.int(),
  /** Its last jornada: the same, but in events over several. */
  jornada_to: z.int(),
  /** Where it stands (rules R2.1). */
  estado: z.string(),
  /** The entry fee in coins; 0 is free. */
  fee: z.int(),
  /** Seats taken. */
  taken: z.int(),
  /** Fewest entries that it runs with (rules R2.3). */
  min_players: z.int(),
  /** Most entries that it takes. */
  max_players: z.int(),
  /** How the pot is made: `proporcional`, `garantizado` or `completo` (rules R2.3). */
  modo_pozo: z.string(),
  /** Hundredths of a percent. */
  commission_bps: z.int(),
  /** The prize pot in coins: as if it locked with today's entries, until it has. */
  pozo: z.int(),
  /** The operator's share of the fees, in coins. */
  commission: z.int(),
  /** When it locks. ISO-8601 instant in UTC. */
  lock_at: z.string(),
  /** Its first kick-off. ISO-8601 instant in UTC. */
  starts_at: z.string(),
  /** Its last kick-off, as planned. ISO-8601 instant in UTC. */
  ends_at: z.string(),
  /** When its last match ended; null before that. ISO-8601 instant in UTC. */
  final_at: z.string().nullable(),
  /** When the prizes were paid; null before that. ISO-8601 instant in UTC. */
  paid_at: z.string().nullable(),
  /** A code such as `no_se_lleno`; null unless it was called off. */
  cancel_reason: z.string().nullable(),
  /** When it was made. ISO-8601 instant in UTC. */
  created_at: z.string(),
  /** The matches that it is played on. */
  matches: z.array(DeskMatch),
});
export type DeskRoomShown = z.infer<typeof DeskRoomShown>;

// Named one by one: the order of what "pick" leaves differs from build to build, and with it the report of the API.
const { room, kind, tipo, name, league, jornada, jornada_to, estado, lock_at, matches } = DeskRoomShown.shape;
const deskRoomMade = z.object({
  /** The number of the room; in a dry run no room has it. */
  room,
  /** `compe`: lineups; `predi`: predictions. */
  kind,
  /** 1 public, 2 private, 3 event, 4 casual, 5 legends. */
  tipo,
  /** Its name, as players read it. */
  name,
  /** Its league, by its `league_unique`. */
  league,
  /** Its first jornada. */
  jornada,
  /** Its last jornada: the same, but in events over several. */
  jornada_to,
  /** Where it stands (rules R2.1). */
  estado,
  /** When it locks. ISO-8601 instant in UTC. */
  lock_at,
  /** The matches that it is played on. */
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
  /** The room's name. */
  name: z.string(),
  /** Nothing was written: this is what it would do. */
  dry_run: z.boolean(),
  /** Matches that the room asks about. */
  matches: z.int(),
  /** Seats that the import made, or would make. */
  new_people: z.int(),
  /** Seats that somebody has claimed: their answers are their own. */
  claimed: z.int(),
  /** What became of the answers in the file. */
  answers: z.object({
    /** Answers that were not there before. */
    added: z.int(),
    /** Answers that were there and are another now. */
    changed: z.int(),
    /** Answers that were there and are gone. */
    cleared: z.int(),
    /** Answers that are as they were. */
    unchanged: z.int(),
  }),
  /** Mails with a link to a seat that go out, or would. */
  mails: z.int(),
});
/** What importing a pool that was run elsewhere did, or would do. */
export interface DeskPoolImport extends z.infer<typeof deskPoolImport> {}
export const DeskPoolImport: Model<DeskPoolImport> = deskPoolImport;

const deskSlate = z.object({
  /** The room. */
  room: z.int(),
  /** When it locks now. ISO-8601 instant in UTC. */
  lock_at: z.string(),
  /** The matches that it is played on now. */
  matches: z.array(DeskMatch),
  /** Lineups in which somebody was replaced. */
  replaced: z.int(),
});
/** The matches that a room is played on, after one came or went. */
export interface DeskSlate extends z.infer<typeof deskSlate> {}
export const DeskSlate: Model<DeskSlate> = deskSlate;

/** A prize with who wins it. */
const DeskPrize = z.object({
  /** The entry. */
  entry: z.int(),
  /** The player whose entry it is. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** Their place, from 1; equals share one. */
  position: z.int(),
  /** Points of the entry. */
  points: z.int(),
  /** Coins that it wins. */
  prize: z.int(),
});

const deskSettlement = z.object({
  /** The room. */
  room: z.int(),
  /** How many took part. */
  entries: z.int(),
  /** The prize pot in coins, after the commission. */
  pozo: z.int(),
  /** The operator's share of the fees, in coins. */
  commission: z.int(),
  /** Nobody scored: every fee goes back. */
  refunded: z.boolean(),
  /** Who wins something, the best first. */
  prizes: z.array(DeskPrize),
});
/** What settling a room paid, or would pay. */
export interface DeskSettlement extends z.infer<typeof deskSettlement> {}
export const DeskSettlement: Model<DeskSettlement> = deskSettlement;

const deskSettled = z.object({
  /** The room. */
  room: z.int(),
  /** Where it stands now (rules R2.1). */
  estado: z.string(),
  /** Nothing was paid: this is what it would be. */
  dry_run: z.boolean(),
  /** What it paid, or would pay; null: it was called off. */
  settlement: DeskSettlement.nullable(),
});
/** How far settling moved a room; no settlement: it was called off and every fee went back. */
export interface DeskSettled extends z.infer<typeof deskSettled> {}
export const DeskSettled: Model<DeskSettled> = deskSettled;

const deskRoomPlan = z.object({
  /** The room. */
  room: z.int(),
  /** Where it stands (rules R2.1). */
  estado: z.string(),
  /** What it would pay. */
  settlement: DeskSettlement,
});
/** What a room would pay with the points as they are now. */
export interface DeskRoomPlan extends z.infer<typeof deskRoomPlan> {}
export const DeskRoomPlan: Model<DeskRoomPlan> = deskRoomPlan;

const deskCancelled = z.object({
  /** The room. */
  room: z.int(),
  /** Its name. */
  name: z.string(),
  /** Entries whose fee went back. */
  entries: z.int(),
  /** Coins that went back. */
  returned: z.int(),
});
/** A room that was called off. */
export interface DeskCancelled extends z.infer<typeof deskCancelled> {}
export const DeskCancelled: Model<DeskCancelled> = deskCancelled;

const deskPublished = z.object({
  /** The room. */
  room: z.int(),
  /** Its name. */
  name: z.string(),
  /** When it locks. ISO-8601 instant in UTC. */
  lock_at: z.string(),
});
/** A draft that is open now. */
export interface DeskPublished extends z.infer<typeof deskPublished> {}
export const DeskPublished: Model<DeskPublished> = deskPublished;

const deskRenamed = z.object({
  /** The room. */
  room: z.int(),
  /** Its new name. */
  name: z.string(),
  /** The name that it had. */
  before: z.string(),
});
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
  /** The number of the banner. */
  banner: z.int(),
  /** Its headline, in Spanish. */
  title: z.string(),
  /** Path of the page that it leads to. */
  link: z.string(),
  /** Words of its button. */
  action: z.string(),
  /** Address of its picture. */
  image: z.string(),
  /** The ground's colour, `#rrggbb`. */
  color_bg: z.string(),
  /** The words' colour, `#rrggbb`. */
  color_text: z.string(),
  /** What the picture shows, for screen readers. */
  alt: z.string(),
  /** Its place among the banners, the lowest first. */
  ordinal: z.int(),
});
/** A banner of the home page. */
export interface DeskBanner extends z.infer<typeof deskBanner> {}
export const DeskBanner: Model<DeskBanner> = deskBanner;
