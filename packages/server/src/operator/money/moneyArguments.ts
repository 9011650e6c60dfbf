import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';

/** Ids of rows. */
export const RowId = wholeNumber(1, 2_147_483_647);
export const OperationNumber = z.string().regex(/^\d{6,20}$/, 'an operation number has 6 to 20 digits');
export const LimaDay = z.iso.date('a day is written 2026-11-21');
/** An instant, or a day in Lima. */
export const Moment = z
  .union([z.iso.datetime({ offset: true }), LimaDay.transform((day) => `${day}T00:00:00-05:00`)])
  .describe('2026-11-21, or 2026-11-21T10:00:00-05:00');
