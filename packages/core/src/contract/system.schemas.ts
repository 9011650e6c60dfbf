import { z } from 'zod';
import type { SchemasFor } from './schema';
import type { system } from './system.calls';
import { Estado, Id, Instant, Match, RankingRow, type Model } from './models';
import { RoomKind } from './salas.schemas';

const liveUpdate = z.object({
  /** When it was put together: the next call's `since`. */
  now: Instant,
  /** Matches of the rooms that changed; of a room that is new to the viewer all of them. */
  matches: z.array(Match),
  /** The caller's lineups whose points may have changed. */
  lineups: z.array(
    z.object({
      /** The entry. */
      ins: Id,
      /** Points of the lineup. */
      points: z.int(),
      /** Its places with their points. */
      entries: z.array(
        z.object({
          /** A `LineupEntry.id`. */
          id: Id,
          /** Points of the place. */
          points: z.int(),
          /** Some of its points are of a match that is not confirmed. */
          provisional: z.boolean(),
        }),
      ),
    }),
  ),
  /** The caller's own row of each table that may have changed. */
  rankings: z.array(
    z.object({
      /** Of which game the room is. */
      kind: RoomKind,
      /** The room. */
      id: Id,
      /** The row. */
      me: RankingRow,
    }),
  ),
  /** Rooms that were scored or changed their state. */
  rooms: z.array(
    z.object({
      /** Of which game the room is. */
      kind: RoomKind,
      /** The room. */
      id: Id,
      /** Where the room stands now (rules R2.1). */
      estado: Estado,
    }),
  ),
});
/** What moved in the caller’s rooms. */
export interface LiveUpdate extends z.infer<typeof liveUpdate> {}
export const LiveUpdate: Model<LiveUpdate> = liveUpdate;

export const systemSchemas = {
  time: {
    response: z.object({
      /** The server's clock (rules R1.1). */
      now: Instant,
      /** The zone of days and hours that are shown: `America/Lima`. */
      tz: z.string(),
    }),
  },
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
