import type { MatchDifficulty } from '@arma11/core/contract';
import { inLanguage } from './language/inLanguage';

/** What the sheet of a footballer says. */
export const footballerEs = /* @__PURE__ */ inLanguage('footballer', {
  title: 'Jugador',
  /** The link that opens it. */
  open: (name: string) => `Ver la ficha de ${name}`,
  average: 'Promedio por partido',
  total: 'Puntos en la temporada',
  /** How many lineups of a jornada had them. */
  chosen: (jornada: string) => `Lo eligieron (${jornada})`,
  percent: (share: string) => `${share} %`,
  form: 'Sus últimos cinco',
  formNote: 'Puntos en cada partido, el más reciente a la derecha.',
  matches: 'Partido por partido',
  noMatches: 'Todavía no juega ningún partido de esta temporada.',
  /** A match in a line: the rival, with where it was played. */
  home: (rival: string) => `${rival} en casa`,
  away: (rival: string) => `${rival} de visita`,
  won: (score: string) => `Ganó ${score}`,
  drew: (score: string) => `Empató ${score}`,
  lost: (score: string) => `Perdió ${score}`,
  minutes: (minutes: number) => `${minutes} min`,
  noMinutes: 'No jugó',
  provisional: 'Provisional',
  points: (points: number) => (Math.abs(points) === 1 ? `${points} punto` : `${points} puntos`),
  noReasons: 'Sin puntos en este partido.',
  seeMatch: 'Ver el partido',
  next: 'Sus próximos rivales',
  noNext: 'A su equipo no le quedan partidos programados.',
  difficulty: 'Dificultad:',
  levels: { baja: 'Baja', media: 'Media', alta: 'Alta' } as Readonly<Record<MatchDifficulty, string>>,
  difficultyNote: 'La dificultad sale de los puntos por partido del rival y de quién juega en casa.',
  club: 'Ver su equipo',
});
