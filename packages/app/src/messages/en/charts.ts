import type { chartsEs } from '../charts.es';

/** What the charts say. */
export const charts: typeof chartsEs = {
  table: 'See as a table',
  jornada: 'Matchday',
  points: 'Points',
  place: 'Place',
  day: 'Day',
  balance: 'Balance',
  pointsTitle: 'Your points by matchday',
  pointsLabel: (count, last, best) =>
    `Columns with your points of the last ${count === 1 ? 'matchday' : `${count} matchdays`}. The latest: ${last}. The best: ${best}.`,
  pointsEmpty: 'With two matchdays played you will see here how your points go up.',
  rankTitle: 'Your place by matchday',
  rankLabel: (first, last) => `Line with your best place of each matchday: from ${first} to ${last}.`,
  rankEmpty: 'With two matchdays closed you will see here whether you go up or down.',
  roomRankTitle: 'Your place in this room',
  roomRankEmpty: 'Once two matchdays of this room have closed you will see here whether you go up or down.',
  jornadaNumber: (jornada) => `Matchday ${jornada}`,
  rankFirst: '1st',
  rankLast: 'Last',
  rankOf: (rank, of) => `${rank} of ${of}`,
  balanceTitle: 'Your balance over time',
  balanceLabel: (first, last) =>
    `Line with your balance at the end of each day with movements: from ${first} to ${last}.`,
  balanceEmpty: 'With movements on two days you will see here how your balance changes.',
};
