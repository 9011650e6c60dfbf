import { channels, luminance } from './luminance';

/** Contrast between two '#rrggbb' colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return `#${[part(0), part(1), part(2)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The ink among the candidates that reads best over all of the given fields. */
export function inkOver(fields: readonly string[], candidates: readonly [string, ...string[]]): string {
  const worst = (ink: string) => Math.min(...fields.map((field) => contrast(ink, field)));
  return candidates.reduce((best, ink) => (worst(ink) > worst(best) ? ink : best));
}
