import type { Player } from '@arma11/core/contract';
import { formatShortDay, formatTime } from '@arma11/core/domain';
import type { LineupMessages } from '../messages/lineup.es';

const WEEK_MS = 6 * 86_400_000;

/** A player's club, rival and kick-off in one line: "SIL · vs PBR · Sáb 15:30". */
export function matchLine({ team, match }: Player, t: LineupMessages): string {
  if (!match) return `${team.short} · ${t.noMatch}`;
  const atHome = match.local.id === team.id;
  const rival = atHome ? t.home(match.visit.short) : t.away(match.local.short);
  return `${team.short} · ${rival} · ${kickoff(match.date)}`;
}

/** A moment to come: "sáb 14:55" within the week, else "sáb 21 nov". */
export const soonWords = (moment: string, now: number): string =>
  Date.parse(moment) - now < WEEK_MS ? kickoff(moment).toLowerCase() : formatShortDay(moment);

/** A kick-off within the week: "Sáb 15:30", Lima time. */
function kickoff(date: string): string {
  const [weekday = ''] = formatShortDay(date).replace('.', '').split(' ');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatTime(date)}`;
}
