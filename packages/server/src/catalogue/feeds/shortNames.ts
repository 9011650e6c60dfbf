// Words that say what kind of club it is, not which one.
const KINDS = new Set(
  'ac afc as ca cd cdc cf cr cs csd cscyd car club ec fbc fc rb rc rcd sc sd se ss ssd ud us de del of the'.split(' '),
);

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .trim();

/** The words of a club's name that tell which one it is, without accents and in small letters. */
export function distinctiveWords(name: string): string[] {
  const words = plainWords(name.replaceAll(/[()]/g, ' '));
  const distinctive = words.filter((word) => !KINDS.has(word));
  return distinctive.length > 0 ? distinctive : words;
}

const plainWords = (name: string) => plain(name).toLowerCase().split(/\s+/).filter(Boolean);

function candidates(name: string): string[] {
  const all = plain(name).split(/\s+/).filter(Boolean);
  const distinctive = all.filter((word) => !KINDS.has(word.toLowerCase()));
  const [first = '', second = ''] = distinctive.length ? distinctive : all;
  const letters = first + second;
  const others = letters
    .slice(2)
    .split('')
    .map((letter) => letters.slice(0, 2) + letter);
  return [first.slice(0, 3), first.slice(0, 1) + second.slice(0, 2), first.slice(0, 2) + second.slice(0, 1), ...others]
    .filter((short) => short.length === 3)
    .map((short) => short.toUpperCase());
}

/** A short name of three letters for each club, no two alike; a name that offers nothing free gets a number. */
export function shortNames(names: readonly string[], taken: Iterable<string> = []): Map<string, string> {
  const used = new Set(taken);
  const short = new Map<string, string>();
  for (const name of names) {
    let number = 1;
    let chosen = candidates(name).find((one) => !used.has(one));
    while (!chosen || used.has(chosen))
      chosen = `${plain(name).replaceAll(' ', '').slice(0, 2).toUpperCase()}${number++}`;
    used.add(chosen);
    short.set(name, chosen);
  }
  return short;
}
