import { z } from 'zod';
import { PointsItem, type Model } from './models';

const deskEntry = z.object({
  /** The entry. */
  entry: z.int(),
  /** The player whose entry it is. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** When they took the seat. ISO-8601 instant in UTC. */
  joined_at: z.string(),
  /** When the eleven or the answers were last changed. */
  saved_at: z.string(),
  /** Coins that the seat cost. */
  fee: z.int(),
  /** A code paid the fee: it never becomes coins. */
  gift: z.boolean(),
  /** Null until the room is scored. */
  position: z.int().nullable(),
  /** Points so far; null until the room is scored. */
  points: z.int().nullable(),
  /** Coins that it won, or would win now; null until the room is scored. */
  prize: z.int().nullable(),
});
/** An entry of a room with what it has earned. */
export interface DeskEntry extends z.infer<typeof deskEntry> {}
export const DeskEntry: Model<DeskEntry> = deskEntry;

const deskEntries = z.object({
  /** The room. */
  room: z.int(),
  /** Entries that the search found, on all pages. */
  count: z.int(),
  /** Those of this page. */
  results: z.array(DeskEntry),
});
/** A hundred of a room's entries, those with the most points first. */
export interface DeskEntries extends z.infer<typeof deskEntries> {}
export const DeskEntries: Model<DeskEntries> = deskEntries;

/** A lineup of an entry. */
const DeskEleven = z.object({
  /** The jornada that it is for. */
  jornada: z.int(),
  /** Nobody sees it before its lock, staff neither (rules R1.6). */
  hidden: z.boolean(),
  /** Such as `442`; null while it is hidden. */
  formation: z.string().nullable(),
  /** Points of all its places; null while it is hidden. */
  points: z.int().nullable(),
  /** Its places, the goalkeeper first; none while it is hidden. */
  slots: z.array(
    z.object({
      /** 0 is the goalkeeper, then by line; the coach is last. */
      slot: z.int(),
      /** POR, DEF, MED, DEL or ENT. */
      position: z.string(),
      /** The player or coach in the place. */
      player: z.int(),
      /** Their full name. */
      name: z.string(),
      /** Their club's name. */
      team: z.string(),
      /** Their points count double. */
      captain: z.boolean(),
      /** Points of the place. */
      points: z.int(),
      /** What the points are made of. */
      breakdown: z.array(PointsItem),
    }),
  ),
});

/** A question with the entry’s answer. */
const DeskAnswer = z.object({
  /** Null: a question about the league as a whole. */
  match: z.int().nullable(),
  /** Of the match, or of the league. */
  name: z.string(),
  /** The question as players read it. */
  question: z.string(),
  /** It still takes answers: nobody sees this one yet (rules R1.6). */
  hidden: z.boolean(),
  /** Null where they gave none. */
  answer: z.string().nullable(),
  /** Undecided, right, wrong or void; null without an answer or while it is hidden. */
  result: z.enum(['pendiente', 'acierto', 'fallo', 'anulado']).nullable(),
  /** What it has scored so far. */
  points: z.int(),
});

const deskEntryShown = z.object({
  /** The entry with what it has earned. */
  entry: DeskEntry,
  /** The room that it is in. */
  room: z.int(),
  /** That room's name. */
  room_name: z.string(),
  /** `compe`: a lineup room; `predi`: a prediction room. */
  kind: z.enum(['compe', 'predi']),
  /** Where the room stands (rules R2.1). */
  estado: z.string(),
  /** When the room locks. ISO-8601 instant in UTC. */
  lock_at: z.string(),
  /** It can still be taken out of the room. */
  removable: z.boolean(),
  /** Of a lineup room, one for each jornada. */
  elevens: z.array(DeskEleven),
  /** Of a prediction room, in the order of its matches. */
  answers: z.array(DeskAnswer),
});
/** One entry with everything that its points are made of. */
export interface DeskEntryShown extends z.infer<typeof deskEntryShown> {}
export const DeskEntryShown: Model<DeskEntryShown> = deskEntryShown;

const deskEntryRemoved = z.object({
  /** The entry that is gone. */
  entry: z.int(),
  /** The player whose entry it was. */
  user: z.int(),
  /** That player's username. */
  username: z.string(),
  /** The room that it was in. */
  room: z.int(),
  /** That room's name. */
  name: z.string(),
  /** Coins that went back to their player. */
  returned: z.int(),
  /** A code had paid the fee: it went back to the operator (rules R16.2). */
  gift: z.boolean(),
  /** The player may enter the room again. */
  may_return: z.boolean(),
});
/** An entry that was taken out of its room. */
export interface DeskEntryRemoved extends z.infer<typeof deskEntryRemoved> {}
export const DeskEntryRemoved: Model<DeskEntryRemoved> = deskEntryRemoved;
