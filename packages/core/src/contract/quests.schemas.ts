import { z } from 'zod';
import type { quests } from './quests.calls';
import type { SchemasFor } from './schema';
import { Coins, Criterio, Estado, Id, Instant, Item, ok, Quest } from './models';

const RoomKind = z.enum(['compe', 'predi', 'casual']);

export const questsSchemas = {
  mainQuest: { response: Quest },
  criterios: { query: z.object({ quest: Id.optional() }), response: z.array(Criterio) },
  payQuest: {
    body: z.object({ quest: Id }),
    response: ok({
      quest: Quest,
      coins: Coins,
      item: Item.nullable(),
      /** The balance afterwards. */
      saldo: Coins,
      saldo_bono: Coins,
    }),
  },
  resume: {
    query: z.object({ date: z.iso.date().optional() }),
    response: z.object({
      date: z.string(),
      quests: z.array(Quest),
      rooms: z.array(
        z.object({
          kind: RoomKind,
          /** The room; of casual ones the entry. */
          id: Id,
          name: z.string(),
          rank: z.int().nullable(),
          points: z.int(),
          prize: Coins,
          estado: Estado,
        }),
      ),
      answers: z.object({
        /** Correct answers. */
        aciertos: z.int(),
        /** Wrong answers. */
        fallos: z.int(),
        /** Answers still undecided. */
        pendientes: z.int(),
      }),
      coins: z.object({
        /** Those that came. */
        in: Coins,
        /** Those that went. */
        out: Coins,
      }),
      next_locks: z.array(
        z.object({
          kind: RoomKind,
          /** The room; of casual ones the entry. */
          id: Id,
          name: z.string(),
          lock_at: Instant,
          /** Markets that are still to be answered. */
          unanswered: z.int(),
        }),
      ),
      saldo: Coins,
    }),
  },
} satisfies SchemasFor<typeof quests>;
