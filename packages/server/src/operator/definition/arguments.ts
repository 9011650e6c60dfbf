import { z } from 'zod';

/** A league's unique name, as addresses carry it. */
export const LeagueName = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, 'a league is named with a-z, 0-9 and "-", at most 80 characters, such as pe-liga1-2026');

/** A whole number written in the shell. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const RoomId = wholeNumber(1, 2_147_483_647);
export const Jornada = wholeNumber(1, 1000);
