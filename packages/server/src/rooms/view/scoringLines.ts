import {
  positionCode,
  scoringProfileFor,
  type ByPosition,
  type CoachRule,
  type PerEventRule,
  type ScoringCode,
  type StepRule,
} from '@arma11/core/domain';

/** A scoring table as sentences: the info tab prints the very rules that the server pays by. */
export function scoringLines(scoring: ScoringCode, season: string): string[] {
  const profile = scoringProfileFor(scoring, season);
  return [
    ...profile.rules.map((rule) => ('steps' in rule ? stepLine(rule) : eventLine(rule))),
    ...coachLines(profile.coach),
  ];
}

function eventLine({ label, every, min_minutes, points }: PerEventRule): string {
  const unit = every > 1 ? ` (cada ${every})` : '';
  const minutes = min_minutes > 0 ? ` con ${min_minutes} minutos o más` : '';
  return `${label}${unit}${minutes}: ${pointsText(points)}.`;
}

function stepLine({ label, steps }: StepRule): string {
  const texts = steps.map(({ from, points }) => {
    const thresholds = [...new Set(from)].filter((value) => value > 0);
    return `desde ${thresholds.join(' o ')}, ${pointsText(points)}`;
  });
  return `${label}: ${texts.join('; ')}.`;
}

function pointsText(points: ByPosition): string {
  if (new Set(points).size === 1) return signed(points[0]);
  return ([0, 1, 2, 3] as const)
    .filter((position) => points[position] !== 0)
    .map((position) => `${positionCode(position)} ${signed(points[position])}`)
    .join(', ');
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

const coachLabels = {
  win: 'gana',
  draw: 'empata',
  goals: 'cada gol de su equipo',
  clean_sheet: 'valla invicta',
  underdog_win: 'gana siendo menos',
  underdog_draw: 'empata siendo menos',
  yellow_card: 'amarilla',
  red_card: 'roja',
} as const;

function coachLines(coach: CoachRule): string[] {
  if (coach.mode === 'ninguno') return [];
  if (coach.mode === 'promedio') return [`Entrenador: los puntos de sus jugadores entre ${coach.divisor}.`];
  const parts = Object.entries(coach.points)
    .filter(([, points]) => points !== 0)
    .map(([event, points]) => `${coachLabels[event as keyof typeof coachLabels]} ${signed(points)}`);
  return [`Entrenador: ${parts.join(', ')}.`];
}
