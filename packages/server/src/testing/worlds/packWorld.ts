import type { PackedWorld, RecordedWorld } from '@arma11/core/testing';

type Fields = Record<string, unknown>;

/** What answers have in common, by a field that only it has; most hold others: a player his match, a match its clubs. */
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

/** Writes what a world's answers have in common once: `unpackWorld` puts it back. */
export function packWorld({ answers, ...world }: RecordedWorld): PackedWorld {
  const parts = new Map<string, unknown>();
  const names = new Map<string, string>();
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
    const known = names.get(text);
    if (known) return known;
    const name = variants(`${kind}-${String(packed.id ?? packed.sala)}`).find((each) => !parts.has(each))!;
    names.set(text, name);
    parts.set(name, packed);
    return name;
  };
  const packed = pack(answers) as RecordedWorld['answers'];
  return { ...world, parts: Object.fromEntries(parts), answers: packed };
}

const variants = (name: string) => [name, ...[...'bcdefghijklmnopqrstuvwxyz'].map((letter) => `${name}${letter}`)];
