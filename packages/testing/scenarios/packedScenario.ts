import type { RecordedScenario } from './recordedScenario';

/**
 * A recorded scenario as its file holds it: clubs, matches, players, rooms and entries, which stand in many answers, are
 * written once, under a name such as `player-117-huayta`, and `"$player-117-huayta"` stands in their place. A part that is
 * different elsewhere says by what: `player-117-huayta[in_lineup=true]`.
 */
export interface PackedScenario extends RecordedScenario {
  parts: Record<string, unknown>;
}

/** Puts the common parts of a recorded scenario back into their places. */
export function unpackScenario({ parts, ...scenario }: PackedScenario): RecordedScenario {
  const known = new Map<string, unknown>();
  const part = (name: string): unknown => {
    if (!(name in parts)) throw new Error(`The scenario '${scenario.name}' has no part '${name}'. Record it again.`);
    if (!known.has(name)) known.set(name, unpack(parts[name]));
    return known.get(name);
  };
  const unpack = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith('$') ? part(value.slice(1)) : value;
    if (Array.isArray(value)) return value.map(unpack);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, unpack(each)]));
  };
  return { ...scenario, answers: unpack(scenario.answers) as RecordedScenario['answers'] };
}
