const SERVICES = '/services/';

/**
 * The reads whose last answer is worth showing without a connection: rooms, teams, answers, rankings, groups, calendars and texts.
 * A list of what is kept, not of what is not: coins, sessions, codes, exports and the operator's desk are never in it.
 */
const CACHEABLE = [
  /^compe\/(get|compe-lienup|list|ranking|list-champions)\//,
  /^lineup-compe\/list-players\//,
  /^home\/blog\//,
  /^rango\//,
  /^partidos\/(list\/|get-match\/|next-important\/|for-fantasy\/|in-banner-home\/)/,
  /^plus\/(leagues|events|casual|rules|stats)\//,
  /^plus\/rooms\/compe\/\d+\/$/,
  /^plus\/groups\/(\d+\/(wall\/)?)?$/,
  /^predi\/(sala\/(get|list-by_user|list-public|list-top-public)|top|ins-predi\/(list-ranking|history))\//,
  /^predi-partidos\//,
  /^plus\/predi-long-term\//,
  /^predi-clutch\/match-tiebreak\/get\//,
  /^prediction\/answers?-user\/list/,
  /^quest\/(get|list|resume)\//,
  /^salas?\/(list|get\/top-award|player-sala|compe\/filter)\//,
];

/** Whether the last answer of a read is kept on the device. */
export function isCacheable({ pathname, search }: URL): boolean {
  if (!pathname.startsWith(SERVICES) || new URLSearchParams(search).has('format')) return false;
  const path = pathname.slice(SERVICES.length);
  return CACHEABLE.some((pattern) => pattern.test(path));
}
