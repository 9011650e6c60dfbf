import type { FeedMatch } from './feedShape';
import type { OpenfootballMatch } from './openfootballShapes';
import type { FileZone } from './openfootballZone';

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?: UTC(?:([+-]\d{1,2})(?::(\d{2}))?)?)?$/;

/** When a match begins: a time with its own 'UTC-4' needs no zone; a day without a time opens at midnight, unconfirmed. */
export function openfootballKickOff(
  { date, time }: Pick<OpenfootballMatch, 'date' | 'time'>,
  { zone, certain }: Pick<FileZone, 'zone' | 'certain'>,
): Pick<FeedMatch, 'kick_off' | 'confirmed_time'> {
  const [text, hour = '', minute = '', offset, offsetMinutes = '00'] = TIME.exec(time ?? '') ?? [];
  if (!text) return { kick_off: zonedInstant(date, '00:00', zone), confirmed_time: false };
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  if (!text.includes('UTC')) return { kick_off: zonedInstant(date, clock, zone), confirmed_time: certain };
  const sign = offset?.startsWith('-') ? -1 : 1;
  const ahead = Number(offset ?? 0) * 60 + sign * Number(offsetMinutes);
  return {
    kick_off: new Date(Date.parse(`${date}T${clock}:00Z`) - ahead * 60_000).toISOString(),
    confirmed_time: true,
  };
}

/** Minutes that a zone's clock is ahead of UTC at an instant. */
function minutesAhead(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (shown - instant) / 60_000;
}

/** The instant at which a zone's clocks show this date and time; an hour that the clocks skip is read as the one after. */
function zonedInstant(date: string, time: string, zone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // Twice: the first guess may stand on the other side of a clock change.
  const guess = asUtc - minutesAhead(asUtc, zone) * 60_000;
  return new Date(asUtc - minutesAhead(guess, zone) * 60_000).toISOString();
}
