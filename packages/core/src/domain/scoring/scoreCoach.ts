import type { PointsItem } from '../../contract/wire';
import type { CoachStats, ManagerStats, PlayerMatchStats } from './playerMatchStats';
import type { CoachEvent, CoachRule, CoachTable } from './scoringProfile';

const LABELS: Record<CoachEvent, string> = {
  win: 'Victoria',
  draw: 'Empate',
  goals: 'Goles de su equipo',
  clean_sheet: 'Valla invicta',
  underdog_win: 'Victoria ante un equipo mejor ubicado',
  underdog_draw: 'Empate ante un equipo mejor ubicado',
  yellow_card: 'Tarjeta amarilla',
  red_card: 'Tarjeta roja',
};

const EVENTS = Object.keys(LABELS) as CoachEvent[];

type CoachCounts = Record<CoachEvent, number>;

const countsOfResult = (coach: CoachStats, redReplacesYellow: boolean): CoachCounts => ({
  win: Number(coach.result === 'win'),
  draw: Number(coach.result === 'draw'),
  goals: coach.goals_for,
  clean_sheet: Number(coach.goals_against === 0),
  underdog_win: 0,
  underdog_draw: 0,
  yellow_card: redReplacesYellow && coach.red_cards > 0 ? 0 : coach.yellow_cards,
  red_card: coach.red_cards,
});

const countsOfManager = (manager: ManagerStats): CoachCounts => ({ ...manager, yellow_card: 0, red_card: 0 });

function itemsOf(counts: CoachCounts, { points, goal_cap }: CoachTable): PointsItem[] {
  return EVENTS.map((event) => {
    const paid = event === 'goals' && goal_cap !== null ? Math.min(goal_cap, counts.goals) : counts[event];
    return { code: `coach_${event}`, label: LABELS[event], count: counts[event], points: paid * points[event] };
  });
}

function averageItem(teamPoints: number, divisor: number): PointsItem {
  // Half up, also below zero: −0.5 becomes 0.
  const points = Math.floor(teamPoints / divisor + 0.5);
  return { code: 'coach_average', label: 'Promedio de su equipo', count: teamPoints, points };
}

/** A coach's points in one match, item by item, by the rule of the profile (rules R5). */
export function scoreCoach(rule: CoachRule, stats: PlayerMatchStats, redReplacesYellow: boolean): PointsItem[] {
  const { coach, manager } = stats;
  switch (rule.mode) {
    case 'resultado':
      return coach ? itemsOf(countsOfResult(coach, redReplacesYellow), rule) : [];
    case 'manager':
      return manager ? itemsOf(countsOfManager(manager), rule) : [];
    case 'promedio':
      return coach?.team_points === undefined ? [] : [averageItem(coach.team_points, rule.divisor)];
    case 'ninguno':
      return [];
  }
}
