import { z } from 'zod';
import type { quests } from './quests.calls';
import type { SchemasFor } from './schema';
import { Coins, Criterio, Estado, Id, Instant, Item, ok, Quest } from './models';

/** Of which game a room is; casual ones are told apart. */
export const ResumedRoomKind = z.enum(['compe', 'predi', 'casual']);

export const questsSchemas = {
  mainQuest: { response: Quest },
  criterios: { query: z.object({ quest: Id.optional() }), response: z.array(Criterio) },
  payQuest: {
    body: z.object({
      /** A quest whose steps are all done. */
      quest: Id,
    }),
    response: ok({
      /** The quest, collected now. */
      quest: Quest,
      /** Gift coins that it paid. */
      coins: Coins,
      /** The item that it gave, or null. */
      item: Item.nullable(),
      /** The balance afterwards. */
      saldo: Coins,
      /** Gift coins afterwards: playable, never withdrawable. */
      saldo_bono: Coins,
    }),
  },
  resume: {
    query: z.object({ date: z.iso.date().optional() }),
    response: z.object({
      /** The day in Lima, `YYYY-MM-DD`. */
      date: z.string(),
      /** Quests with how far the caller has come. */
      quests: z.array(Quest),
      /** The caller's rooms that closed or were paid that day (rules R11.7). */
      rooms: z.array(
        z.object({
          /** Of which game the room is. */
          kind: ResumedRoomKind,
          /** The room; of casual ones the entry. */
          id: Id,
          /** Its name, ready to show. */
          name: z.string(),
          /** The caller's place; null while there is none. */
          rank: z.int().nullable(),
          /** The caller's points so far. */
          points: z.int(),
          /** Paid, or what the place would win now. */
          prize: Coins,
          /** Where the room stands (rules R2.1). */
          estado: Estado,
        }),
      ),
      /** The caller's answers about matches of that day. */
      answers: z.object({
        /** Correct answers. */
        aciertos: z.int(),
        /** Wrong answers. */
        fallos: z.int(),
        /** Answers still undecided. */
        pendientes: z.int(),
      }),
      /** What moved in the caller's wallet that day. */
      coins: z.object({
        /** Those that came. */
        in: Coins,
        /** Those that went. */
        out: Coins,
      }),
      /** The caller's rooms that lock next, at most three. */
      next_locks: z.array(
        z.object({
          /** Of which game the room is. */
          kind: ResumedRoomKind,
          /** The room; of casual ones the entry. */
          id: Id,
          /** Its name, ready to show. */
          name: z.string(),
          /** When it locks. */
          lock_at: Instant,
          /** Markets that are still to be answered. */
          unanswered: z.int(),
        }),
      ),
      /** All that the caller can play now. */
      saldo: Coins,
    }),
  },
} satisfies SchemasFor<typeof quests>;
