/** The file that a module is in. */
function fileOf({ files }, module) {
  const found = files.find(({ facade }) => facade === module) ?? files.find(({ modules }) => module in modules);
  if (!found)
    throw new Error(
      `${module} is in no file of the build. Did it move? Mend its path in tooling/app: firstVisit.mjs, earlyFiles.mjs, initialSizes.mjs.`,
    );
  return found.fileName;
}

/**
 * The files that a page waits for: the entry, those of the modules it asks for, and all that these import.
 * @param {import('./moduleGraph.mjs').Graph} graph
 * @param {readonly string[]} modules what the route's table loads for the page
 * @returns {string[]}
 */
export function firstFiles(graph, modules) {
  const byName = new Map(graph.files.map((file) => [file.fileName, file]));
  const entries = graph.files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const first = new Set([...entries, ...modules.map((module) => fileOf(graph, module))]);
  // A set grows while it is walked.
  for (const name of first) for (const imported of byName.get(name).imports) first.add(imported);
  return [...first];
}

/**
 * How a module came in: the shortest way by imports from the entry or the page's own modules. Without one it is in a
 * file that the page needs for other reasons, and that file is told.
 * @param {import('./moduleGraph.mjs').Graph} graph
 * @param {readonly string[]} modules
 * @param {string} wanted
 */
export function chainTo(graph, modules, wanted) {
  const entries = graph.files.filter(({ isEntry }) => isEntry).flatMap(({ facade }) => (facade ? [facade] : []));
  const from = new Map([...entries, ...modules].map((id) => [id, /** @type {string | null} */ (null)]));
  for (const [id] of from)
    for (const imported of graph.imports[id] ?? []) if (!from.has(imported)) from.set(imported, id);
  if (!from.has(wanted)) return [fileOf(graph, wanted), wanted];
  const chain = [];
  for (let id = /** @type {string | null} */ (wanted); id !== null; id = from.get(id) ?? null) chain.unshift(id);
  return chain;
}
