import type { FeedMatch } from './feedShape';
import type { OpenfootballMatch } from './openfootballShapes';
import type { FileZone } from './openfootballZone';
import { zonedInstant } from './zonedInstant';

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
