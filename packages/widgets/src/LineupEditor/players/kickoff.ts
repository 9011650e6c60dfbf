import { formatShortDay, formatTime } from '@arma11/core/domain';

const WEEK_MS = 6 * 86_400_000;

/** A moment to come: "sáb 14:55" within the week, else "sáb 21 nov". */
export const soonWords = (moment: string, now: number): string =>
  Date.parse(moment) - now < WEEK_MS ? kickoff(moment).toLowerCase() : formatShortDay(moment);

/** A kick-off within the week: "Sáb 15:30", Lima time. */
export function kickoff(date: string): string {
  const [weekday = ''] = formatShortDay(date).replace('.', '').split(' ');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatTime(date)}`;
}
