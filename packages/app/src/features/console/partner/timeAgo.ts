const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const words = new Intl.RelativeTimeFormat('es-PE', { numeric: 'auto' });

/** How long ago an instant was, or how far off it is, in its largest whole unit: 'hace 3 minutos'. `now` in milliseconds. */
export function timeAgo(instant: string, now: number): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return words.format(Math.trunc(seconds / size), unit);
}
