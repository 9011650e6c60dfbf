import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { agreedTo } from '../agreedSizes.mjs';
import { complaints, measure, ROUTES, strangers, table } from './initialSizes.mjs';
import { GRAPH_FILE, moduleGraph } from './moduleGraph.mjs';

const MAIN = 'packages/app/src/main.tsx';
const HOME = 'packages/app/src/features/home/HomePage.tsx';

const file = (fileName, modules, { imports = [], isEntry = false } = {}) => ({
  fileName,
  imports,
  isEntry,
  facade: modules[0],
  modules: Object.fromEntries(modules.map((id) => [id, 1])),
});

/** A build in which every route's modules have a file each, beside the entry and a file that they share. */
function made(more = {}) {
  const pages = [...new Set(ROUTES.flatMap(({ loads }) => loads))];
  const files = [
    file('main.js', [MAIN], { imports: ['shared.js'], isEntry: true }),
    file('shared.js', ['packages/core/src/index.ts', ...(more.shared ?? [])]),
    ...pages.map((id) => file(`${id.split('/').pop()}.js`, [id], { imports: ['shared.js'] })),
    file('later.js', ['packages/app/src/later.ts', ...(more.later ?? [])]),
  ];
  return { files, imports: { [MAIN]: ['packages/core/src/index.ts'], ...more.imports } };
}

/** Text without a pattern, which gzip cannot shorten by much. */
function text(length) {
  let out = '';
  for (let hash = ''; out.length < length; out += hash) hash = createHash('sha256').update(hash).digest('base64');
  return out.slice(0, length);
}
const read =
  (long = {}) =>
  (name) =>
    text(long[name] ?? 100);
const asMeasured = (graph, bytes) => agreedTo(measure(graph, bytes));

describe('the check of what pages load first', () => {
  it('says nothing of what is as it was agreed to', () => {
    expect(complaints(made(), read(), asMeasured(made(), read()))).toEqual([]);
    expect(table(made(), read(), asMeasured(made(), read()))).toContain('/login-user');
  });

  it('counts the entry, the shell, the page and what these import, and nothing that comes later', () => {
    const [login, play] = measure(made(), read());
    expect(login?.files).toBe(3);
    expect(play?.files).toBe(4);
    expect(asMeasured(made(), read({ 'later.js': 90_000 }))).toEqual(asMeasured(made(), read()));
  });

  it('fails over the limit, says where it is raised, and fails over what was agreed to', () => {
    const agreed = asMeasured(made(), read());
    const grown = complaints(made(), read({ 'HomePage.tsx.js': 300_000 }), agreed);
    expect(grown).toEqual([
      expect.stringMatching(
        /^\/play: \d+ bytes are over the limit of 175000\. To raise it: ROUTES in tooling\/app\/initialSizes\.mjs\.$/,
      ),
      expect.stringMatching(/^\/play: \d+ bytes, \d+ were agreed to/),
    ]);
  });

  it('names the three parts that grew most', () => {
    const modules = [
      'node_modules/@scope/heavy/a.js',
      'node_modules/@scope/heavy/b.js',
      'packages/widgets/src/RoomCard/a.ts',
    ];
    const shared = [...modules, 'packages/core/src/client/a.ts', 'packages/app/src/page/Column.tsx'];
    const graph = made({ shared });
    const weights = { 'packages/widgets/src/RoomCard/a.ts': 5, 'packages/core/src/client/a.ts': 3 };
    for (const { modules: own } of graph.files)
      for (const id of Object.keys(own)) if (id in weights) own[id] = weights[id];
    const [sentence] = complaints(graph, read({ 'shared.js': 900 }), asMeasured(made(), read()));
    expect(sentence).toContain('Before compression: widgets/RoomCard +5, core/client +3, @scope/heavy +2. Meant?');
  });

  it('fails for what nobody has agreed to yet', () => {
    expect(complaints(made(), read(), {})).toHaveLength(ROUTES.length);
  });

  it.each([
    ['firebase', 'node_modules/@firebase/auth/dist/index.js'],
    ['axios', 'node_modules/axios/index.js'],
    ['zod', 'node_modules/zod/v4/index.js'],
    ['the charts', 'packages/app/src/charts/Plot.tsx'],
    ['the back office', 'packages/app/src/features/operator/DeskPage.tsx'],
  ])('names %s and the way it came in', (name, id) => {
    const way = 'packages/app/src/shell/careless.ts';
    const graph = made({ shared: [way, id], imports: { [MAIN]: [way], [way]: [id] } });
    expect(strangers(graph)[0]).toBe(`/login-user loads ${name}: ${MAIN} → ${way} → ${id}`);
    expect(strangers(graph)).toHaveLength(ROUTES.length);
  });

  it('tells the file when nothing of the page imports it', () => {
    const graph = made({ shared: ['node_modules/axios/index.js'] });
    expect(strangers(graph)[0]).toBe('/login-user loads axios: shared.js → node_modules/axios/index.js');
  });

  it('lets what comes later hold what it needs', () => {
    expect(strangers(made({ later: ['node_modules/axios/index.js'] }))).toEqual([]);
  });

  it('fails when a route is no longer where it was', () => {
    const { files, imports } = made();
    const without = { files: files.filter(({ facade }) => facade !== HOME), imports };
    expect(() => measure(without, read())).toThrow(/HomePage\.tsx is in no file/);
  });
});

describe('the graph of a build', () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells the files, what they wait for, and which module imports which', async () => {
    writeFileSync(join(folder, 'main.js'), "import { near } from './near.js';\nnear();\nimport('./far.js');\n");
    writeFileSync(join(folder, 'near.js'), 'export const near = () => console.log(1);\n');
    writeFileSync(join(folder, 'far.js'), "import { near } from './near.js';\nnear();\nconsole.log(2);\n");
    const [{ output }] = /** @type {any} */ (
      [
        await build({
          configFile: false,
          root: folder,
          logLevel: 'silent',
          plugins: [moduleGraph()],
          build: { write: false, rolldownOptions: { input: join(folder, 'main.js') } },
        }),
      ].flat()
    );
    const graph = JSON.parse(output.find(({ fileName }) => fileName === GRAPH_FILE).source);
    const main = graph.files.find(({ isEntry }) => isEntry);
    expect(Object.keys(main.modules)).toContainEqual(expect.stringMatching(/near\.js$/));
    expect(graph.imports[main.facade]).toContainEqual(expect.stringMatching(/near\.js$/));
    const far = graph.files.find(({ facade }) => facade?.endsWith('far.js'));
    expect(far.imports).toEqual([main.fileName]);
  });
});
