/** The chunks that come with one of them, as far as they are not imported on demand. */
export function withImports(fileName, chunks, into = new Set()) {
  const chunk = chunks.get(fileName);
  if (!chunk || into.has(chunk)) return into;
  into.add(chunk);
  for (const name of chunk.imports) withImports(name, chunks, into);
  return into;
}

const modulesOf = (parts) => new Set([...parts].flatMap(({ moduleIds }) => moduleIds));

/**
 * What belongs into the one file that every page loads: all that the entry needs, and what the first widget shares with
 * another, so that a page with two of them waits for no third file.
 * @param {any[]} split the chunks of a bundle in which nothing was put together
 */
export function runtimeModules(split, entryName, firstName) {
  const chunks = new Map(split.map((chunk) => [chunk.fileName, chunk]));
  const always = modulesOf(withImports(entryName, chunks));
  const first = modulesOf(withImports(firstName, chunks));
  const widgets = chunks.get(entryName).dynamicImports.filter((name) => name !== firstName);
  const others = widgets.map((name) => modulesOf(withImports(name, chunks)));
  const shared = [...first].filter((id) => others.some((needs) => needs.has(id)));
  return new Set([...always, ...shared]);
}
