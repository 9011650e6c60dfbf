import { z } from 'zod';
import type { events } from './events.calls';
import { Estado, Id, Instant, Jornada, Ranking, RoomOffer } from './models';
import { PageNumber } from './query';
import type { SchemasFor } from './schema';

/** An event with its rooms; `jornada` is the one in play, else the next. */
export const EventInfo = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  league_unique: z.string(),
  league_name: z.string(),
  jornada_from: z.int(),
  jornada_to: z.int(),
  jornada: z.int(),
  jornada_name: z.string(),
  /** Of its most advanced room that is still going on, else of the last one. */
  estado: Estado,
  starts_at: Instant,
  ends_at: Instant,
  num_players: z.int(),
  rooms: z.array(RoomOffer),
});
export type EventInfo = z.infer<typeof EventInfo>;

export const eventsSchemas = {
  list: { response: z.array(EventInfo) },
  table: {
    params: z.object({ id: Id }),
    query: z.object({ jornada: Jornada.optional(), sala: Id.optional(), page: PageNumber }),
    response: Ranking,
  },
} satisfies SchemasFor<typeof events>;
