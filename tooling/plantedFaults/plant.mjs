/** A file's text with the fault in it; says so where the text that the fault changes is not there exactly once. */
export function plant({ file, from, to }, text) {
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`${file} has the text of the fault ${found} times, not once:\n${from}`);
  return text.replace(from, () => to);
}

/** Everything that a fault changes: where other guards hold what it breaks, they are gone with it. */
export const changesOf = ({ file, from, to, also = [] }) => [{ file, from, to }, ...also];
