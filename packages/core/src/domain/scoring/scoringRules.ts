import type { ByPosition, CountedStat, PerEventRule, StepRule } from './scoringProfile';

/** The same number for the four positions of the pitch. */
export const all = (value: number): ByPosition => [value, value, value, value];

const perEvent = (
  code: string,
  label: string,
  stat: CountedStat,
  points: ByPosition,
  { every = 1, min_minutes = 0 } = {},
): PerEventRule => ({ code, label, stat, points, every, min_minutes });

/** 2 points from the hour, 1 for any time on the pitch. */
const APPEARANCE: StepRule = {
  code: 'minutes',
  label: 'Minutos jugados',
  stat: 'minutes',
  steps: [
    { from: all(1), points: all(1) },
    { from: all(60), points: all(2) },
  ],
};

/** 10 for a defender, 12 for midfielders and forwards; never for the goalkeeper. */
export const DEFENSIVE_CONTRIBUTION: StepRule = {
  code: 'defensive_contribution',
  label: 'Aporte defensivo',
  stat: 'defensive_contribution',
  steps: [{ from: [10, 10, 12, 12], points: [0, 2, 2, 2] }],
};

/** 3, 2 and 1 for the best three of the match, as the events bring them. */
export const BEST_THREE: PerEventRule = perEvent('bonus', 'Mejores del partido', 'bonus', all(1));

/** The table that both games share (rules R5); only the goalkeeper's goal and the saved penalty vary. */
export const commonRules = (goal: ByPosition, penaltySaved: ByPosition): (PerEventRule | StepRule)[] => [
  APPEARANCE,
  perEvent('goals', 'Goles', 'goals', goal),
  perEvent('assists', 'Asistencias', 'assists', all(3)),
  perEvent('clean_sheet', 'Valla invicta', 'clean_sheet', [4, 4, 1, 0], { min_minutes: 60 }),
  perEvent('saves', 'Atajadas', 'saves', [1, 0, 0, 0], { every: 3 }),
  perEvent('penalties_saved', 'Penales atajados', 'penalties_saved', penaltySaved),
  perEvent('penalties_missed', 'Penales fallados', 'penalties_missed', all(-2)),
  perEvent('goals_conceded', 'Goles recibidos', 'goals_conceded', [-1, -1, 0, 0], { every: 2 }),
  perEvent('yellow_cards', 'Tarjeta amarilla', 'yellow_cards', all(-1)),
  perEvent('red_cards', 'Tarjeta roja', 'red_cards', all(-3)),
  perEvent('own_goals', 'Autogoles', 'own_goals', all(-2)),
];
