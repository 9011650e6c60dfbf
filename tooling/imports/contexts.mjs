/** The packages by order of import: one imports only those before it. The server takes of them core alone. */
const packages = ['core', 'widgets', 'app'];

/**
 * The contexts of the server by order of import: a file imports only its own context and those before it. Contexts in
 * one line do not import each other.
 */
const contexts = [
  ['platform'],
  ['ledger'],
  ['players'],
  ['wallet'],
  ['catalogue'],
  ['rooms'],
  ['rooms/lineups', 'rooms/predictions'],
  ['rooms/duels'],
  ['groups'],
  ['home'],
  ['partners'],
  ['operator'],
  ['demo'],
  ['api'],
];

/** What puts the contexts together: the entry points in `src/` itself, and their own folders. */
const entryFolders = ['start', 'cli', 'inPage', 'bench'];

const server = 'packages/server/src';
const entryPoints = [`^${server}/[^/]+$`, `^${server}/(${entryFolders.join('|')})/`];

/** What lies in a context, as a regular expression: `rooms` without `rooms/lineups`. */
const filesOf = (context) => {
  const inner = contexts.flat().filter((other) => other.startsWith(`${context}/`));
  const without = inner.map((other) => `${other.slice(context.length + 1)}/`).join('|');
  return `^${server}/${context}/${without && `(?!${without})`}`;
};

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const order = (name, path, later) => ({
  name: `${name} imports only what comes before it`,
  severity: 'error',
  from: { path },
  to: { path: later },
});

const packageRules = packages.map((name, index) => {
  const later = [...packages.slice(index + 1), 'server'];
  return order(
    name,
    `^packages/${name}/src/`,
    later.map((each) => `^packages/${each}/`),
  );
});

const contextRules = contexts.flatMap((line, index) =>
  line.map((context) => {
    const beside = line.filter((other) => other !== context);
    const later = [beside, ...contexts.slice(index + 1)].flat();
    return order(context, filesOf(context), [...later.map(filesOf), ...entryPoints]);
  }),
);

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
const strays = {
  name: 'every file of the server lies in a context',
  severity: 'error',
  from: {},
  to: { path: `^${server}/`, pathNot: [...contexts.flat().map(filesOf), ...entryPoints] },
};

/** The rules, as dependency-cruiser reads them. */
export const importRules = [...packageRules, ...contextRules, strays];
