import { formatShortDay, stoppageOf } from '@arma11/core/domain';
import type { Player } from '@arma11/core/contract';

/** A player's match of the jornada in a few letters: 'ALI–UNI · 2-1', or his club when he has none. */
export function matchNote({ team, match }: Pick<Player, 'team' | 'match'>): string {
  if (!match) return team.name;
  const { estado, goals_local, goals_visit, hour, date } = match;
  const [weekday] = formatShortDay(date).split(' ');
  const score = `${goals_local ?? 0}-${goals_visit ?? 0}`;
  const when = estado === 'programado' ? `${weekday} ${hour}` : stoppageOf(estado) ? estado : score;
  return `${match.local.short}–${match.visit.short} · ${when}`;
}
