import type { FeedMatch } from './feedShape';
import type { OpenfootballMatch } from './openfootballShapes';
import { OPENFOOTBALL_TIME } from './openfootballTime';
import type { FileZone } from './openfootballZone';
import { zonedInstant } from './zonedInstant';

/** When a match begins: a time with its own 'UTC-4' needs no zone; a day without a time opens at midnight, unconfirmed. */
export function openfootballKickOff(
  { date, time }: Pick<OpenfootballMatch, 'date' | 'time'>,
  { zone, certain }: Pick<FileZone, 'zone' | 'certain'>,
): Pick<FeedMatch, 'kick_off' | 'confirmed_time'> {
  const [text, hour = '', minute = '', offset, offsetMinutes = '00'] = OPENFOOTBALL_TIME.exec(time ?? '') ?? [];
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  if (text?.includes('UTC')) {
    const sign = offset?.startsWith('-') ? -1 : 1;
    const ahead = Number(offset ?? 0) * 60 + sign * Number(offsetMinutes);
    const kick_off = new Date(Date.parse(`${date}T${clock}:00Z`) - ahead * 60_000).toISOString();
    return { kick_off, confirmed_time: true };
  }
  if (zone === null) return { kick_off: null, confirmed_time: false };
  if (!text) return { kick_off: zonedInstant(date, '00:00', zone), confirmed_time: false };
  return { kick_off: zonedInstant(date, clock, zone), confirmed_time: certain };
}
