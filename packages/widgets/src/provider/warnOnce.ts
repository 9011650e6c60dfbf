const told = new Set<string>();

/** Says something to the integrator in the console, once per page however many elements it concerns. */
export function warnOnce(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  // oxlint-disable-next-line eslint/no-console -- the console is where an integrator looks
  console.warn(sentence);
}
