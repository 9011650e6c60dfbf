import type { Key } from './queryTypes';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const sorted = (value: unknown): unknown =>
  isPlain(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** One text for equal keys, whatever the order of their fields. */
export const hashOf = (key: Key): string => JSON.stringify(key, (_, value: unknown) => sorted(value));

/** Whether a key begins with another. */
export const startsWith = (key: Key, start: Key): boolean =>
  start.every((part, index) => hashOf([part]) === hashOf([key[index]]));

/** The new value, with every part that equals the old one replaced by it: what did not change is not drawn again. */
export function keepEqual(before: unknown, now: unknown): unknown {
  if (before === now) return before;
  const lists = Array.isArray(before) && Array.isArray(now);
  if (!lists && !(isPlain(before) && isPlain(now))) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const names = Object.keys(fresh);
  const kept = names.map((name) => [name, keepEqual(old[name], fresh[name])] as const);
  const same = names.length === Object.keys(old).length && kept.every(([name, value]) => value === old[name]);
  if (same) return before;
  return lists ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}
