import { z } from 'zod';
import type { partidos } from './partidos.calls';
import type { SchemasFor } from './schema';
import { Id, Jornada, Match, match, pageOf } from './models';
import { PageNumber, PageSize } from './query';

export const partidosSchemas = {
  inPredi: {
    query: z.object({
      league: z.string().max(80).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: z.array(Match),
  },
  byCode: { query: z.object({ code: z.string().max(20) }), response: z.array(Match) },
  match: {
    params: z.object({ id: Id }),
    response: match.extend({
      /** Goals, cards and changes, in playing order. */
      events: z.array(
        z.object({
          /** Null: the source does not tell it. */
          minute: z.int().nullable(),
          /** What happened, such as `gol`, `gol_penal`, `autogol` or `amarilla`. */
          type: z.string(),
          /** The club's name; empty where the source does not tell it. */
          team: z.string(),
          /** The player's name; empty where the source does not tell it. */
          player: z.string(),
        }),
      ),
      /** The teams are known: the match has begun, or is over. */
      lineups_confirmed: z.boolean(),
      /** Public prediction rooms about it that are open or full. */
      num_public_rooms: z.int(),
    }),
  },
  nextImportant: { query: z.object({ limit: z.int().min(1).max(50).default(10) }), response: z.array(Match) },
  forFantasy: {
    query: z.object({
      page: PageNumber,
      page_size: PageSize,
      league: z.string().max(80).optional(),
      jornada: Jornada.optional(),
    }),
    response: pageOf(Match),
  },
  inBanner: { response: z.array(Match) },
} satisfies SchemasFor<typeof partidos>;
