import type { Fields, PartKind } from './partKinds';

/** What a part is, which one, and what it is about: `player-117-huayta`, `match-97-chq-tot-en-vivo`. */
export const partName = ({ kind, label }: PartKind, sent: Fields): string =>
  [kind, sent.id ?? sent.sala, ...label(sent)].map((each) => slug(String(each))).join('-');

/**
 * The names for a part whose own name another one has, in the order in which they are tried: they say what is different,
 * as in `player-117-huayta[in_lineup=true]`, or count where nothing that is said is.
 */
export function* variantNames({ differsBy = [] }: PartKind, name: string, packed: Fields, first: Fields) {
  const different = differsBy
    .filter((field) => shown(packed[field]) !== shown(first[field]))
    .map((field) => `${field}=${shown(packed[field])}`);
  for (const [index] of different.entries()) yield `${name}[${different.slice(0, index + 1).join(',')}]`;
  for (let count = 2; ; count += 1) yield `${name}#${count}`;
}

/** A value in a name; of another part its id. */
const shown = (value: unknown) => /^\$\D+(\d+)/.exec(String(value))?.[1] ?? String(value);

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
