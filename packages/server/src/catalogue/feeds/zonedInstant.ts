import { momentOf } from '@arma11/core/domain';
import { z } from 'zod';
import { FeedError } from './FeedError';
import { KickOff } from './feedRanges';

/** An IANA zone that exists; a sentence where it does not. */
export function soundZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone;
  } catch (cause) {
    throw new FeedError('--zone', null, `"${zone}" is not a time zone: give an IANA name such as "America/Lima".`, {
      cause,
    });
  }
}

/** The instant, in UTC, at which a zone's clocks show this date and time; an hour that the clocks skip is read as the one after. */
export function zonedInstant(date: string, time: string, zone: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return momentOf({ year, month, day, hour, minute, second: 0 }, zone).toISOString();
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d)?$/;

const WRITTEN = 'write it like 2026-08-01T15:30:00-05:00';

/** A kick-off as an operator writes it: with its zone, or by the clock of the zone that is named (rules R18.4). */
export const zonedKickOff = (zone?: string) => {
  const known = zone === undefined ? undefined : soundZone(zone);
  const instant = z.iso.datetime({ offset: true, error: WRITTEN });
  return z.preprocess((given, context) => {
    const [local, date = '', time = ''] = LOCAL.exec(typeof given === 'string' ? given : '') ?? [];
    if (!local || Number.isNaN(Date.parse(`${date}T${time}Z`))) return given;
    if (known) return zonedInstant(date, time, known);
    context.addIssue({
      code: 'custom',
      message: `${WRITTEN}, with its time zone, or name the zone of all with --zone, such as --zone America/Lima`,
    });
    return z.NEVER;
  }, KickOff(instant));
};
