import { type Moment, formatTime, limaZone, wallClock } from './zonedTime';

// dates.ts for the script-tag bundle, without date-fns (product §12.4): same exports, same tests.

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** A kick-off as it is shown everywhere: "jue 11 jun 15:00 H". */
export const formatKickoff = (kickoff: Moment, zone: string = limaZone): string =>
  `${formatShortDay(kickoff, zone)} ${formatTime(kickoff, zone)} H`;

/** A day in a row or on a card: "jue 11 jun". */
export function formatShortDay(moment: Moment, zone: string = limaZone): string {
  const { weekday, day, month } = namesOf(moment, zone);
  return `${weekday.slice(0, 3)} ${String(day).padStart(2, '0')} ${month.slice(0, 3)}`;
}

/** A day as a heading: "jueves 11 de junio". */
export function formatDay(moment: Moment, zone: string = limaZone): string {
  const { weekday, day, month } = namesOf(moment, zone);
  return `${weekday} ${day} de ${month}`;
}

function namesOf(moment: Moment, zone: string) {
  const { year, month, day } = wallClock(moment, zone);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return { weekday, day, month: months[month - 1] ?? '' };
}
