import { z } from 'zod';

/** A whole number of a file, with a sentence that names its range (rules R18.4). */
export const whole = (min: number, max: number) => {
  const error = `write a whole number from ${min} to ${max}`;
  return z.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const FIRST_YEAR = 1850;
const LAST_YEAR = 2199;

const inRange = (text: string) => Number(text.slice(0, 4)) >= FIRST_YEAR && Number(text.slice(0, 4)) <= LAST_YEAR;

/** A date or an instant in a year that football can have. */
export const KickOff = <S extends z.ZodType<string>>(date: S) =>
  date.refine(inRange, { error: `the year is from ${FIRST_YEAR} to ${LAST_YEAR}` });
