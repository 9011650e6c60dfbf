import { formatShortDay } from '@arma11/core/domain';
import type { Player } from '@arma11/core/contract';

/** A player's club and his match of the jornada: 'ALI · vs. UNI · 2-1'. */
export function matchNote({ team, match }: Pick<Player, 'team' | 'match'>): string {
  if (!match) return team.name;
  const rival = match.local.id === team.id ? match.visit : match.local;
  const { estado, goals_local, goals_visit, hour, date } = match;
  const [weekday] = formatShortDay(date).split(' ');
  const score = `${goals_local ?? 0}-${goals_visit ?? 0}`;
  const when = estado === 'programado' ? `${weekday} ${hour}` : estado === 'aplazado' ? 'aplazado' : score;
  return `${team.short} · vs. ${rival.short} · ${when}`;
}
