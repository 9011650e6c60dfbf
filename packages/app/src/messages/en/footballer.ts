import type { footballerEs } from '../footballer.es';

/** What the sheet of a footballer says. */
export const footballer: typeof footballerEs = {
  title: 'Player',
  open: (name) => `See ${name}'s sheet`,
  average: 'Average per match',
  total: 'Points this season',
  chosen: (jornada) => `Chosen by (${jornada})`,
  percent: (share) => `${share}%`,
  form: 'Last five',
  formNote: 'Points in each match, the latest on the right.',
  matches: 'Match by match',
  noMatches: 'Has not played a match this season yet.',
  home: (rival) => `${rival} at home`,
  away: (rival) => `${rival} away`,
  minutes: (minutes) => `${minutes} min`,
  noMinutes: 'Did not play',
  provisional: 'Provisional',
  points: (points) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  noReasons: 'No points in this match.',
  seeMatch: 'See the match',
  next: 'Next rivals',
  noNext: 'Their team has no matches left.',
  difficulty: 'Difficulty:',
  levels: { baja: 'Low', media: 'Medium', alta: 'High' },
  difficultyNote: 'Difficulty comes from the rival’s points per match and from who plays at home.',
  club: 'See their team',
};
