import type { ManagerStats, PlayerMatchStats } from '@arma11/core/domain';
import { ApiStats } from './fplShapes';

function managerOf(stats: ApiStats): ManagerStats {
  return {
    win: stats.mng_win,
    draw: stats.mng_draw,
    loss: stats.mng_loss,
    goals: stats.mng_goals_scored,
    clean_sheet: stats.mng_clean_sheets,
    underdog_win: stats.mng_underdog_win,
    underdog_draw: stats.mng_underdog_draw,
  };
}

/** The events of one player in one fixture. */
export const fplStats = (stats: ApiStats, isManager: boolean): PlayerMatchStats => ({
  minutes: stats.minutes,
  goals: stats.goals_scored,
  assists: stats.assists,
  clean_sheet: stats.clean_sheets > 0,
  goals_conceded: stats.goals_conceded,
  saves: stats.saves,
  penalties_saved: stats.penalties_saved,
  penalties_missed: stats.penalties_missed,
  yellow_cards: stats.yellow_cards,
  red_cards: stats.red_cards,
  own_goals: stats.own_goals,
  bonus: stats.bonus,
  ...(stats.defensive_contribution === undefined ? {} : { defensive_contribution: stats.defensive_contribution }),
  ...(isManager ? { manager: managerOf(stats) } : {}),
});

const NOTHING = Object.fromEntries(Object.keys(ApiStats.shape).map((key) => [key, 0]));

/**
 * The events of one fixture out of `explain`, which lists those that pay or charge. Where a gameweek has two fixtures,
 * `stats` is the sum of both and `explain` is all that tells them apart.
 */
export const explainedStats = (explained: readonly { identifier: string; value: number }[]): ApiStats =>
  ApiStats.parse({ ...NOTHING, ...Object.fromEntries(explained.map(({ identifier, value }) => [identifier, value])) });
