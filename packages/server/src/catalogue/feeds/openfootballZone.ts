import { soundZone } from './zonedInstant';

/** The clock that a file's times are told in. */
export interface FileZone {
  zone: string | null;
  /** False when it is only the earliest of several: the kick-offs are then not confirmed. */
  certain: boolean;
  note: string | null;
}

// By what the file's name or title contains. Checked against known kick-offs: the Premier League, Spain, Brazil, the
// Libertadores and the World Cup of 2022; the other countries have one zone.
const ZONES: readonly [pattern: RegExp, zone: string][] = [
  [/(^|_)en\.\d|english premier league/i, 'Europe/London'],
  [/(^|_)es\.\d|spain primera/i, 'Europe/Madrid'],
  [/(^|_)de\.\d/, 'Europe/Berlin'],
  [/(^|_)it\.\d/, 'Europe/Rome'],
  [/(^|_)fr\.\d/, 'Europe/Paris'],
  [/(^|_)ar\.\d/, 'America/Argentina/Buenos_Aires'],
  [/(^|_)br\.\d|brasileiro/i, 'America/Sao_Paulo'],
  [/(^|_)co\.\d/, 'America/Bogota'],
  [/(^|_)pe\.\d/, 'America/Lima'],
  [/(^|_)copa\.l\b|copa libertadores/i, 'America/Sao_Paulo'],
  [/2022.*worldcup|world cup 2022/i, 'Asia/Qatar'],
];

/** Times of each stadium's own clock; the easternmost is the earliest, so that nothing ever locks late. */
const MANY_ZONES: readonly [pattern: RegExp, zone: string][] = [[/copa américa 2024/i, 'America/New_York']];

const find = (table: readonly [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * The zone of a file whose times name none: the one given, or the one that its name or title tells. Null where nothing
 * tells it: answers would be taken after a kick-off that is read too late (rules R18.4).
 *
 * @param text The file's name and title.
 */
export function openfootballZone(text: string, given?: string): FileZone {
  if (given) return { zone: soundZone(given), certain: true, note: null };
  const known = find(ZONES, text);
  if (known) return { zone: known, certain: true, note: `Times are read as ${known}, by the file's name or title.` };
  const zone = find(MANY_ZONES, text);
  if (!zone) return { zone: null, certain: false, note: null };
  const note = `Times are read as ${zone} and left unconfirmed: the venues have several zones; this is the earliest.`;
  return { zone, certain: false, note };
}
