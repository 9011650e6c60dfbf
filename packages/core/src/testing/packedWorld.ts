import type { RecordedWorld } from './recordedWorld';

/**
 * A recorded world as its file holds it: clubs, matches, players, rooms and whatever else answers have in common are
 * written once, under a name, and `"$name"` stands in their place.
 */
export interface PackedWorld extends RecordedWorld {
  parts: Record<string, unknown>;
}

/** Puts the common parts of a recorded world back into their places. */
export function unpackWorld({ parts, ...world }: PackedWorld): RecordedWorld {
  const known = new Map<string, unknown>();
  const part = (name: string): unknown => {
    if (!(name in parts)) throw new Error(`The world '${world.name}' has no part '${name}'. Record it again.`);
    if (!known.has(name)) known.set(name, unpack(parts[name]));
    return known.get(name);
  };
  const unpack = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('$') ? part(value.slice(1)) : value;
    if (Array.isArray(value)) return value.map(unpack);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, unpack(each)]));
  };
  return { ...world, answers: unpack(world.answers) as RecordedWorld['answers'] };
}
