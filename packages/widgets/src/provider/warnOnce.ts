const warned = new Set<string>();

/** Says something to the integrator in the console, once per page however many elements it concerns. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  // oxlint-disable-next-line eslint/no-console -- the console is where an integrator looks
  console.warn(sentence);
}
