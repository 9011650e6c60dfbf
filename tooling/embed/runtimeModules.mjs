/** The chunks that come with one of them, as far as they are not imported on demand. */
export function withImports(fileName, chunks, into = new Set()) {
  const chunk = chunks.get(fileName);
  if (!chunk || into.has(chunk)) return into;
  into.add(chunk);
  for (const name of chunk.imports) withImports(name, chunks, into);
  return into;
}

const modulesOf = (parts) => new Set([...parts].flatMap(({ moduleIds }) => moduleIds));

/** The modules of a chunk and of what comes with it. */
export const modulesWith = (split, fileName) =>
  modulesOf(withImports(fileName, new Map(split.map((chunk) => [chunk.fileName, chunk]))));

/**
 * What belongs into the one file that every page loads: all that the entry needs, what the first widget shares with anything
 * else, and what the team shares with the room cards, so that no page waits for a third file.
 * @param {any[]} split the chunks of a bundle in which nothing was put together
 * @param {string} entryName
 * @param {{ first: string, team: string, room: string }} widgets the files of widgets
 */
export function runtimeModules(split, entryName, { first, team, room }) {
  const chunks = new Map(split.map((chunk) => [chunk.fileName, chunk]));
  const needs = (name) => modulesOf(withImports(name, chunks));
  const own = new Set(chunks.get(first).moduleIds);
  const ofRoom = needs(room);
  return new Set([
    ...needs(entryName),
    ...[...needs(first)].filter((id) => !own.has(id)),
    ...[...needs(team)].filter((id) => ofRoom.has(id)),
  ]);
}

/**
 * What belongs into the file of one widget: all that it needs first, as far as neither the runtime has it nor anything
 * that a page may load without the widget. Parts that the widget loads later would else tear it into many small files.
 * @param {any[]} split the chunks of a bundle in which nothing was put together
 * @param {ReadonlySet<string>} together what the runtime has
 */
export function widgetModules(split, entryName, widgetName, together) {
  const chunks = new Map(split.map((chunk) => [chunk.fileName, chunk]));
  const without = reachable(entryName, chunks, new Set([widgetName]));
  const elsewhere = modulesOf([...without].map((name) => chunks.get(name)));
  const needs = modulesOf(withImports(widgetName, chunks));
  return new Set([...needs].filter((id) => !together.has(id) && !elsewhere.has(id)));
}

/**
 * What a widget needs first and shares with parts that come later: one file, where each would be a request and a hash of its own.
 * @param {any[]} split the chunks of a bundle in which nothing was put together
 * @param {string} widgetName
 * @param {ReadonlySet<string>} elsewhere what the files of the runtime and of single widgets have
 */
export function sharedModules(split, widgetName, elsewhere) {
  const own = new Set(split.find(({ fileName }) => fileName === widgetName).moduleIds);
  return new Set([...modulesWith(split, widgetName)].filter((id) => !own.has(id) && !elsewhere.has(id)));
}

/** The chunks that a chunk may come to need, the way through some left out. */
function reachable(name, chunks, closed, into = new Set()) {
  if (closed.has(name) || into.has(name) || !chunks.has(name)) return into;
  into.add(name);
  const { imports, dynamicImports } = chunks.get(name);
  for (const next of [...imports, ...dynamicImports]) reachable(next, chunks, closed, into);
  return into;
}
