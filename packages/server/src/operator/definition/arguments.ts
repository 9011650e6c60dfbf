import { prediLimits } from '@arma11/core/contract';
import { z } from 'zod';

/** A league's unique name, as addresses carry it. */
export const LeagueName = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/, 'a league is named with a-z, 0-9 and "-", at most 80 characters, such as pe-liga1-2026');

/** A whole number written in the shell. */
export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const RoomId = wholeNumber(1, 2_147_483_647);
export const Jornada = wholeNumber(1, 1000);

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The IANA name of a time zone. */
export const TimeZone = z.string().refine(isZone, 'give an IANA name such as America/Lima');

/** Ids of matches, parted by commas. */
export const MatchIds = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, 'matches are given by id, parted by commas: 12,15,18')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).min(1).max(prediLimits.house.matches));
