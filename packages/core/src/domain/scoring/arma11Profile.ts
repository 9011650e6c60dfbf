import type { CoachRule, ScoringProfile } from './scoringProfile';
import { BEST_THREE, commonRules, DEFENSIVE_CONTRIBUTION } from './scoringRules';

const RESULTADO: CoachRule = {
  mode: 'resultado',
  goal_cap: 3,
  points: {
    win: 4,
    draw: 2,
    goals: 1,
    clean_sheet: 1,
    underdog_win: 0,
    underdog_draw: 0,
    yellow_card: -1,
    red_card: -2,
  },
};

const PROMEDIO: CoachRule = { mode: 'promedio', divisor: 11 };

/** What a room of Arma Tu 11 may switch on (rules R5); all off by default. */
export interface Arma11Options {
  /** @default 'resultado' */
  coach?: 'resultado' | 'promedio';
  /** @default false */
  defensive_contribution?: boolean;
  /** @default false */
  best_three?: boolean;
}

/** Our own scoring table (rules R5). */
export function arma11Profile(options: Arma11Options = {}): ScoringProfile {
  return {
    code: 'arma11',
    rules: [
      ...commonRules([10, 6, 5, 4], [5, 0, 0, 0]),
      ...(options.defensive_contribution ? [DEFENSIVE_CONTRIBUTION] : []),
      ...(options.best_three ? [BEST_THREE] : []),
    ],
    red_includes_yellows: true,
    coach: options.coach === 'promedio' ? PROMEDIO : RESULTADO,
  };
}
