import type { MarketKind } from '../contract/wire';

/** Every kind of question, in the order of the catalogue. */
export const marketKinds: readonly MarketKind[] = [
  '1x2',
  'goles',
  'ambos',
  'primer_gol',
  'marcador',
  'goleador',
  'avanza',
];

/** A market that may be asked about any match, with its outcomes and what they are worth (rules R8.2, R8.3). */
export interface MarketTemplate {
  kind: MarketKind;
  question: string;
  alternatives: { code: string; answer: string; pts: number }[];
}

/** Most goals of one team that can be guessed (rules R17.2). */
export const mostGoals = 15;

/** What an exact score is worth unless its room says otherwise. */
const exactScorePts = 8;

// The scores that a room begins with; the others are made when first chosen.
const exactScores = [0, 1, 2, 3].flatMap((local) =>
  [0, 1, 2, 3].map((visit) => ({ code: `${local}-${visit}`, answer: `${local}-${visit}`, pts: exactScorePts })),
);

/** The markets of every match: not 'goleador', whose list depends on the squads (`scorerMarket`), nor 'avanza' (`advanceMarket`). */
export const marketCatalogue: readonly MarketTemplate[] = [
  {
    kind: '1x2',
    question: '¿Quién gana?',
    alternatives: [
      { code: 'local', answer: 'Local', pts: 3 },
      { code: 'empate', answer: 'Empate', pts: 4 },
      { code: 'visita', answer: 'Visita', pts: 3 },
    ],
  },
  {
    kind: 'goles',
    question: '¿Cuántos goles?',
    alternatives: [
      { code: 'mas', answer: 'Más de 2.5', pts: 2 },
      { code: 'menos', answer: 'Menos de 2.5', pts: 2 },
    ],
  },
  {
    kind: 'ambos',
    question: '¿Marcan los dos?',
    alternatives: [
      { code: 'si', answer: 'Sí', pts: 2 },
      { code: 'no', answer: 'No', pts: 2 },
    ],
  },
  {
    kind: 'primer_gol',
    question: '¿Quién marca primero?',
    alternatives: [
      { code: 'local', answer: 'Local', pts: 3 },
      { code: 'visita', answer: 'Visita', pts: 3 },
      { code: 'sin_goles', answer: 'Sin goles', pts: 5 },
    ],
  },
  {
    kind: 'marcador',
    question: 'Marcador exacto',
    alternatives: exactScores,
  },
];

/** Which players score in 90 minutes: several may be right at once. 'Otro' is any scorer who is not named. */
export const scorerMarket = (players: readonly { player_id: number; name: string }[]): MarketTemplate => ({
  kind: 'goleador',
  question: '¿Quién marca un gol?',
  alternatives: [
    ...players.map(({ player_id, name }) => ({ code: `p${player_id}`, answer: name, pts: 8 })),
    { code: 'otro', answer: 'Otro jugador', pts: 5 },
    { code: 'nadie', answer: 'Nadie', pts: 8 },
  ],
});

/** Who goes through, extra time and shoot-out included: for matches by which somebody does (rules R17.5). */
export const advanceMarket: MarketTemplate = {
  kind: 'avanza',
  question: '¿Quién pasa de ronda?',
  alternatives: [
    { code: 'local', answer: 'Local', pts: 3 },
    { code: 'visita', answer: 'Visita', pts: 3 },
  ],
};
