import type { PackedScenario, RecordedScenario } from '@arma11/testing/scenarios';
import { partKindOf, type Fields, type PartKind } from './partKinds';
import { partName, variantNames } from './partName';

/**
 * Writes what a scenario's answers have in common once: `unpackScenario` puts it back. `known` are the parts of the file
 * that is always read with this one.
 */
export function packScenario(
  { answers, ...scenario }: RecordedScenario,
  known: PackedScenario['parts'] = {},
): PackedScenario {
  const parts = new Map<string, unknown>(Object.entries(known));
  const names = new Map([...parts].map(([name, part]) => [JSON.stringify(part), name]));
  const pack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(pack);
    if (typeof value === 'string' && value.startsWith('$')) throw new Error(`'${value}' would be read as a part.`);
    if (value === null || typeof value !== 'object') return value;
    const packed = Object.fromEntries(Object.entries(value).map(([field, each]) => [field, pack(each)]));
    const kind = partKindOf(packed);
    return kind ? `$${nameOf(kind, value as Fields, packed)}` : packed;
  };
  const nameOf = (kind: PartKind, sent: Fields, packed: Fields): string => {
    const text = JSON.stringify(packed);
    const written = names.get(text);
    if (written) return written;
    const name = freeName(kind, partName(kind, sent), packed);
    names.set(text, name);
    parts.set(name, packed);
    return name;
  };
  const freeName = (kind: PartKind, name: string, packed: Fields): string => {
    const first = parts.get(name) as Fields | undefined;
    if (!first) return name;
    for (const variant of variantNames(kind, name, packed, first)) if (!parts.has(variant)) return variant;
    throw new Error(`There is no name for another ${name}.`);
  };
  const packed = pack(answers) as RecordedScenario['answers'];
  const own = [...parts].filter(([name]) => !(name in known));
  return { ...scenario, parts: Object.fromEntries(own), answers: packed };
}
