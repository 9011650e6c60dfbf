import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';

export const MatchId = wholeNumber(1, 2_147_483_647);

/** Why something is changed by hand (rules R6.7: mandatory). */
export const Reason = z.string().trim().min(3).max(500).describe('why; kept with the change');

/** An instant with its zone, such as 2026-08-01T15:30-05:00. */
export const Instant = z.iso.datetime({ offset: true, error: 'write it like 2026-08-01T15:30:00-05:00' });

export const Goals = wholeNumber(0, 99);

/** The result was given at a desk (rules R15.6). */
export const Awarded = z
  .boolean()
  .default(false)
  .describe('given at a desk and not played: first goal, its minute and scorers are void');

/** A match before and after a change by hand. */
export const MatchChangeAnswer = deskModels.DeskMatchChange;

export const MatchLine = deskModels.DeskMatch;

export const IncidentLine = deskModels.DeskIncident;
