import { z } from 'zod';
import { PointsItem, type Model } from './models';

const deskEntry = z.object({
  entry: z.int(),
  user: z.int(),
  username: z.string(),
  joined_at: z.string(),
  /** When the eleven or the answers were last changed. */
  saved_at: z.string(),
  fee: z.int(),
  /** A code paid the fee: it never becomes coins. */
  gift: z.boolean(),
  /** Null until the room is scored. */
  position: z.int().nullable(),
  points: z.int().nullable(),
  prize: z.int().nullable(),
});
/** An entry of a room with what it has earned. */
export interface DeskEntry extends z.infer<typeof deskEntry> {}
export const DeskEntry: Model<DeskEntry> = deskEntry;

const deskEntries = z.object({ room: z.int(), count: z.int(), results: z.array(DeskEntry) });
/** A hundred of a room's entries, those with the most points first. */
export interface DeskEntries extends z.infer<typeof deskEntries> {}
export const DeskEntries: Model<DeskEntries> = deskEntries;

const Eleven = z.object({
  jornada: z.int(),
  /** Nobody sees it before its lock, staff neither (rules R1.6). */
  hidden: z.boolean(),
  formation: z.string().nullable(),
  points: z.int().nullable(),
  slots: z.array(
    z.object({
      slot: z.int(),
      /** POR, DEF, MED, DEL or ENT. */
      position: z.string(),
      player: z.int(),
      name: z.string(),
      team: z.string(),
      captain: z.boolean(),
      points: z.int(),
      breakdown: z.array(PointsItem),
    }),
  ),
});

const Answered = z.object({
  /** Null: a question about the league as a whole. */
  match: z.int().nullable(),
  /** Of the match, or of the league. */
  name: z.string(),
  question: z.string(),
  /** It still takes answers: nobody sees this one yet (rules R1.6). */
  hidden: z.boolean(),
  /** Null where they gave none. */
  answer: z.string().nullable(),
  result: z.enum(['pendiente', 'acierto', 'fallo', 'anulado']).nullable(),
  points: z.int(),
});

const deskEntryShown = z.object({
  entry: DeskEntry,
  room: z.int(),
  room_name: z.string(),
  kind: z.enum(['compe', 'predi']),
  estado: z.string(),
  lock_at: z.string(),
  /** It can still be taken out of the room. */
  removable: z.boolean(),
  /** Of a lineup room, one for each jornada. */
  elevens: z.array(Eleven),
  /** Of a prediction room, in the order of its matches. */
  answers: z.array(Answered),
});
/** One entry with everything that its points are made of. */
export interface DeskEntryShown extends z.infer<typeof deskEntryShown> {}
export const DeskEntryShown: Model<DeskEntryShown> = deskEntryShown;

const deskEntryRemoved = z.object({
  entry: z.int(),
  user: z.int(),
  username: z.string(),
  room: z.int(),
  name: z.string(),
  /** Coins that went back to their player. */
  returned: z.int(),
  gift: z.boolean(),
  may_return: z.boolean(),
});
/** An entry that was taken out of its room. */
export interface DeskEntryRemoved extends z.infer<typeof deskEntryRemoved> {}
export const DeskEntryRemoved: Model<DeskEntryRemoved> = deskEntryRemoved;
