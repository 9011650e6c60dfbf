import { inLanguage } from './language/inLanguage';

/** What the charts say. */
export const chartsEs = /* @__PURE__ */ inLanguage('charts', {
  table: 'Ver como tabla',
  jornada: 'Jornada',
  points: 'Puntos',
  place: 'Puesto',
  day: 'Día',
  balance: 'Saldo',
  pointsTitle: 'Tus puntos por jornada',
  pointsLabel: (count: number, last: string, best: string) =>
    `Columnas con tus puntos de las últimas ${count} jornadas. La última: ${last}. La mejor: ${best}.`,
  pointsEmpty: 'Con dos jornadas jugadas verás aquí cómo suben tus puntos.',
  rankTitle: 'Tu puesto por jornada',
  rankLabel: (first: string, last: string) => `Línea con tu mejor puesto de cada jornada: de ${first} a ${last}.`,
  rankEmpty: 'Con dos jornadas cerradas verás aquí si subes o bajas.',
  roomRankTitle: 'Tu puesto en esta sala',
  roomRankEmpty: 'Cuando cierren dos jornadas de esta sala verás aquí si subes o bajas.',
  jornadaNumber: (jornada: number) => `Jornada ${jornada}`,
  rankFirst: '1.º',
  rankLast: 'Último',
  rankOf: (rank: number, of: number) => `${rank} de ${of}`,
  balanceTitle: 'Tu saldo en el tiempo',
  balanceLabel: (first: string, last: string) =>
    `Línea con tu saldo al final de cada día con movimientos: de ${first} a ${last}.`,
  balanceEmpty: 'Con movimientos de dos días verás aquí cómo cambia tu saldo.',
});
