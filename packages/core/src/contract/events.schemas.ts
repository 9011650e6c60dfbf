import { z } from 'zod';
import type { events } from './events.calls';
import { Estado, Id, Instant, Jornada, Ranking, RoomOffer, type Model } from './models';
import { PageNumber } from './query';
import type { SchemasFor } from './schema';

const eventInfo = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  league_name: z.string(),
  jornada_from: z.int(),
  jornada_to: z.int(),
  /** The one in play, else the next. */
  jornada: z.int(),
  jornada_name: z.string(),
  /** Of the caller's own room, else of one that is still going on, else of the last one. */
  estado: Estado,
  starts_at: Instant,
  ends_at: Instant,
  num_players: z.int(),
  rooms: z.array(RoomOffer),
});
/** An event with its rooms. */
export interface EventInfo extends z.infer<typeof eventInfo> {}
export const EventInfo: Model<EventInfo> = eventInfo;

export const eventsSchemas = {
  list: { response: z.array(EventInfo) },
  table: {
    params: z.object({ id: Id }),
    query: z.object({
      /** Without it, all so far. */
      jornada: Jornada.optional(),
      sala: Id.optional(),
      page: PageNumber,
    }),
    response: Ranking,
  },
} satisfies SchemasFor<typeof events>;
