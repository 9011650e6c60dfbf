import { format } from 'date-fns/format';
import { es } from 'date-fns/locale/es';
import { type Moment, formatTime, limaZone, wallClock } from './zonedTime';

/**
 * A kick-off as it is shown everywhere: "jue 11 jun 15:00 H".
 * product §9 writes the format 'EEE dd MMM HH:mm H'. Unquoted, date-fns reads the last H as the hour and prints
 * "15:00 15"; the literal suffix 'H' is meant (product §9).
 */
export const formatKickoff = (kickoff: Moment, zone: string = limaZone): string =>
  dayIn(kickoff, zone, `EEE dd MMM '${formatTime(kickoff, zone)}' 'H'`);

/** A day in a row or on a card: "jue 11 jun". */
export const formatShortDay = (moment: Moment, zone: string = limaZone): string => dayIn(moment, zone, 'EEE dd MMM');

/** A day as a heading: "jueves 11 de junio". */
export const formatDay = (moment: Moment, zone: string = limaZone): string => dayIn(moment, zone, "EEEE d 'de' MMMM");

// date-fns knows only the zone of the process. It gets the zone's calendar day at noon, which no clock change skips,
// and the hour as text.
function dayIn(moment: Moment, zone: string, pattern: string): string {
  const { year, month, day } = wallClock(moment, zone);
  return format(new Date(year, month - 1, day, 12), pattern, { locale: es });
}
