import { z } from 'zod';
import type { plusPredi } from './plusPredi.calls';
import { ClutchGuess, Id, Instant, ok } from './models';
import type { SchemasFor } from './schema';

const ClutchGoals = z.int().min(0).max(15).nullable();

/** A guess as it is sent: both goals or neither; three nulls take it back. */
export const ClutchGuessToSave = z
  .object({
    goals_local: ClutchGoals,
    goals_visit: ClutchGoals,
    /** Of the first goal, 1 to 90; 0 for no goals. */
    minute: z.int().min(0).max(90).nullable(),
  })
  .refine(({ goals_local, goals_visit }) => (goals_local === null) === (goals_visit === null), {
    message: 'Completa los goles de los dos equipos, o deja los dos vacíos.',
    path: ['goals_visit'],
  });

/** What saving a clutch guess tells: for which match, and until when it may change. */
export const SavedClutch = ok({
  predi: Id,
  match: Id,
  my_answer: ClutchGuess.nullable(),
  saved_at: Instant,
  lock_at: Instant,
});
export type SavedClutch = z.infer<typeof SavedClutch>;

export const plusPrediSchemas = {
  saveClutch: { params: z.object({ predi: Id }), body: ClutchGuessToSave, response: SavedClutch },
} satisfies SchemasFor<typeof plusPredi>;
