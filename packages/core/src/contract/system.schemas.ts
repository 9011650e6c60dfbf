import { z } from 'zod';
import type { SchemasFor } from './schema';
import type { system } from './system.calls';
import { Estado, Id, Instant, Match, RankingRow, type Model } from './models';
import { RoomKind } from './salas.schemas';

const liveUpdate = z.object({
  now: Instant,
  matches: z.array(Match),
  lineups: z.array(
    z.object({
      /** The entry. */
      ins: Id,
      points: z.int(),
      entries: z.array(
        z.object({
          /** A `LineupEntry.id`. */
          id: Id,
          points: z.int(),
          /** Some of its points are of a match that is not confirmed. */
          provisional: z.boolean(),
        }),
      ),
    }),
  ),
  rankings: z.array(z.object({ kind: RoomKind, id: Id, me: RankingRow })),
  /** Rooms that were scored or changed their state. */
  rooms: z.array(z.object({ kind: RoomKind, id: Id, estado: Estado })),
});
export interface LiveUpdate extends z.infer<typeof liveUpdate> {}
export const LiveUpdate: Model<LiveUpdate> = liveUpdate;

export const systemSchemas = {
  time: { response: z.object({ now: Instant, tz: z.string() }) },
  outcome: {
    params: z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    response: z.object({
      /** `unknown`: no write with this key has ended. */
      state: z.enum(['unknown', 'done', 'refused']),
      /** The response to it; null while unknown. */
      result: z.unknown(),
    }),
  },
  live: {
    query: z.object({ since: Instant.optional(), rooms: z.string().max(400).optional() }),
    response: LiveUpdate,
  },
} satisfies SchemasFor<typeof system>;
