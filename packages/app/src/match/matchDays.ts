import type { Match } from '@arma11/core/contract';
import { limaDay } from '@arma11/core/domain';

/** The matches of one day in Lima. */
export interface MatchDay {
  /** 'YYYY-MM-DD' */
  day: string;
  matches: Match[];
}

/** Matches day by day, in the order they come. */
export function matchDays(matches: readonly Match[]): MatchDay[] {
  const days: MatchDay[] = [];
  for (const match of matches) {
    const day = limaDay(match.date);
    const last = days.at(-1);
    if (last?.day === day) last.matches.push(match);
    else days.push({ day, matches: [match] });
  }
  return days;
}

/** Being played at this moment. */
export const isLive = ({ estado }: Pick<Match, 'estado'>): boolean => estado === 'en_vivo' || estado === 'descanso';

/** Nothing more will happen in it, however it ended. */
export const isOver = ({ estado }: Pick<Match, 'estado'>): boolean => estado !== 'programado' && !isLive({ estado });
