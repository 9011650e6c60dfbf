import type { CoachRule, ScoringProfile } from './scoringProfile';
import { all, BEST_THREE, commonRules, DEFENSIVE_CONTRIBUTION } from './scoringRules';

const MANAGER: CoachRule = {
  mode: 'manager',
  goal_cap: null,
  points: {
    win: 6,
    draw: 3,
    goals: 1,
    clean_sheet: 2,
    underdog_win: 10,
    underdog_draw: 5,
    yellow_card: 0,
    red_card: 0,
  },
};

function firstYear(season: string): number {
  const year = /^(\d{4})[-/]\d{2,4}$/.exec(season)?.[1];
  if (!year) throw new Error(`The FPL rules need a season such as "2024-25", not "${season}".`);
  return Number(year);
}

/**
 * The official FPL table of a season: a goalkeeper's goal pays 10 since 2024/25 (6 before), defensive contributions
 * pay since 2025/26, and managers score in 2024/25 alone. Throws when the season cannot be read.
 */
export function fplProfile(season: string): ScoringProfile {
  const year = firstYear(season);
  return {
    code: 'fpl',
    rules: [
      ...commonRules([year >= 2024 ? 10 : 6, 6, 5, 4], all(5)),
      BEST_THREE,
      ...(year >= 2025 ? [DEFENSIVE_CONTRIBUTION] : []),
    ],
    red_includes_yellows: true,
    coach: year === 2024 ? MANAGER : { mode: 'ninguno' },
  };
}
