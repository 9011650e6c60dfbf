import type { PointsItem, Position } from '../../contract/wire';
import type { PlayerMatchStats } from './playerMatchStats';
import { scoreCoach } from './scoreCoach';
import type { PerEventRule, ScoringProfile, StepRule } from './scoringProfile';

/** A player's points in one match, and the events that made them: `points` is always the sum of `breakdown`. */
export interface PlayerScore {
  points: number;
  breakdown: PointsItem[];
}

type PitchPosition = Exclude<Position, 4>;

function pointsOf(rule: PerEventRule | StepRule, position: PitchPosition, count: number, minutes: number): number {
  if ('steps' in rule) return rule.steps.findLast((step) => count >= step.from[position])?.points[position] ?? 0;
  return minutes < rule.min_minutes ? 0 : Math.floor(count / rule.every) * rule.points[position];
}

function scorePitch(profile: ScoringProfile, position: PitchPosition, stats: PlayerMatchStats): PointsItem[] {
  const sentOff = profile.red_includes_yellows && stats.red_cards > 0;
  return profile.rules.map((rule) => {
    const count = sentOff && rule.stat === 'yellow_cards' ? 0 : Number(stats[rule.stat] ?? 0);
    return { code: rule.code, label: rule.label, count, points: pointsOf(rule, position, count, stats.minutes) };
  });
}

/** The points of one player in one match, computed from what they did (rules R5). Events that pay nothing are left out. */
export function scorePlayer(profile: ScoringProfile, position: Position, stats: PlayerMatchStats): PlayerScore {
  const items =
    position === 4
      ? scoreCoach(profile.coach, stats, profile.red_includes_yellows)
      : scorePitch(profile, position, stats);
  const breakdown = items.filter((item) => item.points !== 0);
  return { points: breakdown.reduce((sum, item) => sum + item.points, 0), breakdown };
}
