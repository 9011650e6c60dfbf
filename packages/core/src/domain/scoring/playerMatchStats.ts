/** What an official assistant manager did in one match (FPL 2024/25); each field counts events. */
export interface ManagerStats {
  win: number;
  draw: number;
  loss: number;
  goals: number;
  clean_sheet: number;
  underdog_win: number;
  underdog_draw: number;
}

/** What a coach's team did in one match, and the coach's own cards (rules R5). */
export interface CoachStats {
  result: 'win' | 'draw' | 'loss';
  goals_for: number;
  goals_against: number;
  yellow_cards: number;
  red_cards: number;
  /** Points of the team's players who played, added up; only the mode 'promedio' reads it. */
  team_points?: number;
}

/** Everything that one player did in one match, and that a scoring profile may pay or charge. */
export interface PlayerMatchStats {
  /** Without added time beyond 90, or 120 in cups. */
  minutes: number;
  goals: number;
  assists: number;
  /** Their team conceded nothing while they were on the pitch. */
  clean_sheet: boolean;
  /** By their team while they were on the pitch, and after their red card. */
  goals_conceded: number;
  saves: number;
  penalties_saved: number;
  penalties_missed: number;
  yellow_cards: number;
  red_cards: number;
  own_goals: number;
  /** 3, 2 or 1 for the best three of the match, else 0. */
  bonus: number;
  /** Actions that count for their position: CBIT for a defender, CBIRT for the others. */
  defensive_contribution?: number;
  manager?: ManagerStats;
  coach?: CoachStats;
}

/** The stats of a player who took no part: the base of real ones. */
export const NO_STATS: Readonly<PlayerMatchStats> = Object.freeze({
  minutes: 0,
  goals: 0,
  assists: 0,
  clean_sheet: false,
  goals_conceded: 0,
  saves: 0,
  penalties_saved: 0,
  penalties_missed: 0,
  yellow_cards: 0,
  red_cards: 0,
  own_goals: 0,
  bonus: 0,
});
