import { momentOf, wallClock, type Moment } from './zonedTime';

/** The hours of each day in which a player's devices stay silent (rules R14.9). */
export interface QuietHours {
  /** When they begin, such as '22:00'. */
  from: string;
  /** When they end, such as '08:00': the next day where that is not after `from`. */
  until: string;
  /** The IANA name of the zone whose clock is meant, such as 'America/Lima'. */
  zone: string;
}

/**
 * When the quiet hours that a moment lies in are over; null outside of them. Throws a RangeError for a zone that does not exist.
 * @example
 * quietUntil({ from: '22:00', until: '08:00', zone: 'America/Lima' }, '2026-06-12T04:30:00Z'); // 2026-06-12T13:00:00Z
 */
export function quietUntil({ from, until, zone }: QuietHours, moment: Moment): Date | null {
  const clock = wallClock(moment, zone);
  const [now, start, end] = [clock.hour * 60 + clock.minute, minuteOf(from), minuteOf(until)];
  const overMidnight = end <= start;
  const isQuiet = overMidnight ? now >= start || now < end : now >= start && now < end;
  if (!isQuiet) return null;
  const day = overMidnight && now >= start ? clock.day + 1 : clock.day;
  return momentOf({ ...clock, day, hour: Math.floor(end / 60), minute: end % 60, second: 0 }, zone);
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
