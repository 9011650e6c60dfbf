import { inLanguage } from './language/inLanguage';

/** What a player's week says. */
export const recapEs = /* @__PURE__ */ inLanguage('recap', {
  title: 'Tu semana',
  /** 'Del lun 08 jun al dom 14 jun'. */
  span: (from: string, until: string, over: boolean) => `Del ${from} al ${until}${over ? '' : ' · hasta ahora'}`,
  weeks: 'Semanas',
  earlier: 'Semana anterior',
  later: 'Semana siguiente',
  figures: 'En números',
  points: 'Puntos',
  played: 'Salas jugadas',
  won: 'Salas ganadas',
  hits: 'Aciertos',
  /** 'de 12': beside how many were right. */
  of: (total: number) => `de ${total}`,
  xp: 'XP',
  prizes: 'Premios',
  split: (lineups: number, predictions: number) => `Arma Tu 11: ${lineups} · Predicciones: ${predictions}`,
  best: 'Tu figura',
  rooms: 'Tus salas',
  place: (position: number, of: number) => `Puesto ${position} de ${of}`,
  wonCoins: (amount: string) => `Ganaste ${amount}`,
  more: (count: number) => (count === 1 ? 'Y una sala más.' : `Y ${count} salas más.`),
  quiet: 'Esta semana no terminó ninguna sala tuya.',
  quietNow: 'Esta semana todavía no termina ninguna sala tuya.',
  play: 'Ver salas abiertas',
  picture: 'Tu semana en imagen',
  pictureTitle: (username: string) => `La semana de ${username}`,
  pictureLabel: (title: string, facts: string) => `${title}: ${facts}`,
  fact: (name: string, value: string) => `${name} ${value}`,
});
