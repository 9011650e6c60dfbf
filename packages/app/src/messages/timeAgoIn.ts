const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * How long ago an instant was, or how far off it is, in its largest whole unit, as a language says it.
 * @example
 * const timeAgo = timeAgoIn('es-PE');
 * timeAgo('2026-06-11T15:00:00-05:00', Date.now()); // 'hace 3 minutos'
 */
export function timeAgoIn(locale: string): (instant: string, now: number) => string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (instant, now) => {
    const seconds = Math.round((Date.parse(instant) - now) / 1000);
    const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
    return words.format(Math.trunc(seconds / size), unit);
  };
}
