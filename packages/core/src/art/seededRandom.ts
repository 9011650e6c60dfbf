const MODULUS = 2147483647;

/** A number between 1 and 2147483646 from a text: the same text always gives the same one (FNV-1a). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash % (MODULUS - 1)) + 1;
}

/** A repeatable stream of numbers in [0, 1): drawings may vary, but never between two renders. */
export function seededRandom(seed: number): () => number {
  let state = seedFromText(`arma11:${Math.trunc(seed)}`);
  return () => {
    state = (state * 16807) % MODULUS;
    return (state - 1) / (MODULUS - 1);
  };
}

/** One of the options, by the next number of the stream. */
export function pick<const List extends readonly [unknown, ...unknown[]]>(
  options: List,
  random: () => number,
): List[number] {
  return options[Math.floor(random() * options.length)] ?? options[0];
}
