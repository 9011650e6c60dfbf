import type { PackedScenario, RecordedScenario } from '@arma11/testing/scenarios';

type Fields = Record<string, unknown>;

/** What answers have in common, by a field that only it has; most hold others: a player their match, a match its clubs. */
const kinds: [kind: string, tells: string][] = [
  ['club', 'kit'],
  ['match', 'goals_local'],
  ['player', 'full_name'],
  ['place', 'player_type'],
  ['answer', 'id_match_prediction'],
  ['game', 'my_answers'],
  ['entry', 'sala_detail'],
  ['room', 'modo_pozo'],
];

/**
 * Writes what a world's answers have in common once: `unpackScenario` puts it back. `known` are the parts of the file that
 * is always read with this one.
 */
export function packWorld(
  { answers, ...world }: RecordedScenario,
  known: PackedScenario['parts'] = {},
): PackedScenario {
  const parts = new Map<string, unknown>();
  const names = new Map(Object.entries(known).map(([name, part]) => [JSON.stringify(part), name]));
  const pack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pack);
    if (typeof value === 'string' && value.startsWith('$')) throw new Error(`'${value}' would be read as a part.`);
    if (value === null || typeof value !== 'object') return value;
    const packed = Object.fromEntries(Object.entries(value).map(([field, each]) => [field, pack(each)]));
    const kind = kinds.find(([, tells]) => tells in packed)?.[0];
    return kind ? `$${nameOf(kind, packed)}` : packed;
  };
  /** `player-12`; a part that is different in another answer is `player-12b`. */
  const nameOf = (kind: string, packed: Fields): string => {
    const text = JSON.stringify(packed);
    const written = names.get(text);
    if (written) return written;
    const taken = (each: string) => parts.has(each) || each in known;
    const name = variants(`${kind}-${String(packed.id ?? packed.sala)}`).find((each) => !taken(each))!;
    names.set(text, name);
    parts.set(name, packed);
    return name;
  };
  const packed = pack(answers) as RecordedScenario['answers'];
  return { ...world, parts: Object.fromEntries(parts), answers: packed };
}

const variants = (name: string) => [name, ...[...'bcdefghijklmnopqrstuvwxyz'].map((letter) => `${name}${letter}`)];
