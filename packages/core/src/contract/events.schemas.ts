import { z } from 'zod';
import type { events } from './events.calls';
import { Estado, Id, Instant, Jornada, Ranking, RoomOffer, type Model } from './models';
import { PageNumber } from './query';
import type { SchemasFor } from './schema';

const eventInfo = z.object({
  /** The event: what its table is asked for by. */
  id: Id,
  /** Its name, ready to show. */
  name: z.string(),
  /** Address of its picture. */
  image: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The first jornada that it is played over. */
  jornada_from: z.int(),
  /** The last jornada that it is played over. */
  jornada_to: z.int(),
  /** The one in play, else the next. */
  jornada: z.int(),
  /** The name of `jornada`, ready to show. */
  jornada_name: z.string(),
  /** Of the caller's own room, else of one that is still going on, else of the last one. */
  estado: Estado,
  /** Its first kick-off. */
  starts_at: Instant,
  /** Its last kick-off, as planned. */
  ends_at: Instant,
  /** Seats taken in all of its rooms. */
  num_players: z.int(),
  /** Its rooms, as offers. */
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
