/** The zone in which the game is shown unless the user changes it (rules R1.1). */
export const limaZone = 'America/Lima';

/**
 * A moment: an ISO string of the wire, epoch milliseconds or a Date. Functions that take one throw an Error when it is
 * no date.
 */
export type Moment = string | number | Date;

/** What the wall clock of a zone shows; months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** The wall clock of a zone at a moment, whatever the zone of the process. */
export function wallClock(moment: Moment, zone: string = limaZone): WallClock {
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(dateOf(moment))) {
    if (type in clock) clock[type as keyof WallClock] = Number(value);
  }
  return clock;
}

/**
 * The moment at which a zone's wall clock shows this. A time that a clock change skips moves on by as much as the clock
 * does; of a time that happens twice, one is taken.
 */
export function momentOf(clock: WallClock, zone: string = limaZone): Date {
  const wanted = utcOf(clock);
  const near = wanted - offsetAt(wanted, zone);
  const exact = wanted - offsetAt(near, zone);
  return new Date(utcOf(wallClock(exact, zone)) === wanted ? exact : Math.max(exact, near));
}

/** "14:52": the hour in a zone. */
export function formatTime(moment: Moment, zone: string = limaZone): string {
  const { hour, minute } = wallClock(moment, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** "15:00": the hour of a kick-off, the wire's `match.hour`. */
export const kickoffHour = (kickoff: Moment, zone: string = limaZone): string => formatTime(kickoff, zone);

/** The calendar day in Lima, 'YYYY-MM-DD'. */
export function limaDay(moment: Moment): string {
  const { year, month, day } = wallClock(moment);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The first moment of the zone's day. */
export const dayStart = (moment: Moment, zone: string = limaZone): Date =>
  momentOf({ ...wallClock(moment, zone), ...midnight }, zone);

/** Monday 00:00 in the zone: the week starts on Monday (product §9), and the main quest with it (rules R11.1). */
export function weekStart(moment: Moment, zone: string = limaZone): Date {
  const clock = wallClock(moment, zone);
  const daysSinceMonday = (new Date(utcOf(clock)).getUTCDay() + 6) % 7;
  return momentOf({ ...clock, ...midnight, day: clock.day - daysSinceMonday }, zone);
}

/** The latest 05:00 in Lima, when a football day begins (rules R11.6). */
export function footballDayStart(moment: Moment): Date {
  const clock = wallClock(moment);
  return momentOf({ ...clock, ...midnight, day: clock.hour < 5 ? clock.day - 1 : clock.day, hour: 5 });
}

const midnight = { hour: 0, minute: 0, second: 0 };

const twoDigits = (value: number) => String(value).padStart(2, '0');

function dateOf(moment: Moment): Date {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new Error(`"${moment}" is no moment: pass one like 2026-06-11T20:00:00Z.`);
  return date;
}

const utcOf = ({ year, month, day, hour, minute, second }: WallClock) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** How far the zone's wall clock is ahead of UTC, to the second. */
const offsetAt = (time: number, zone: string) => utcOf(wallClock(time, zone)) - Math.floor(time / 1000) * 1000;

// Building a formatter costs a hundred times its use.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
