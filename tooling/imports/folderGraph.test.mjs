import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knotsOf, readGraph } from './folderGraph.mjs';

describe('the folders of the packages', () => {
  let graph;
  beforeAll(async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
    graph = await readGraph(root, compilerOptions.paths);
  }, 60_000);

  it('import only what comes before them: core → widgets → app, and the contexts of the server', () => {
    expect(graph.folders.size).toBeGreaterThan(100);
    expect(graph.breaches).toEqual([]);
  });

  it.each(['core', 'widgets', 'app', 'server'])('of %s never lead to each other', (name) => {
    const knots = knotsOf(graph.folders).filter(([folder]) => folder.startsWith(`packages/${name}/`));
    expect(knots).toEqual([]);
  });
});

describe('an import against the order', () => {
  const root = mkdtempSync(join(tmpdir(), 'arma11-contexts-'));
  const plant = (files) => {
    rmSync(join(root, 'packages'), { recursive: true, force: true });
    for (const name of ['core', 'widgets', 'app', 'server'])
      mkdirSync(join(root, `packages/${name}/src`), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return readGraph(root);
  };
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const empty = 'export const a = 1;\nexport type A = 1;\n';

  it.each([
    [
      'of a type from a later context',
      'ledger/post.ts',
      "import type { A } from '../wallet/packs';",
      'wallet/packs.ts',
    ],
    [
      'of a game into the rooms',
      'rooms/join/joinRoom.ts',
      "import { a } from '../lineups/pool';",
      'rooms/lineups/pool.ts',
    ],
    [
      'of one game into the other',
      'rooms/lineups/x.ts',
      "import { a } from '../predictions/y';",
      'rooms/predictions/y.ts',
    ],
    ['while it runs', 'home/banners.ts', "await import('../api/homeRoutes');", 'api/homeRoutes.ts'],
    ['of an entry point', 'platform/deps.ts', "import { a } from '../config';", 'config.ts'],
    ['of a folder outside of the contexts', 'api/x.ts', "import { a } from '../utils/y';", 'utils/y.ts'],
  ])('%s is told', async (_, file, line, target) => {
    const at = (path) => `packages/server/src/${path}`;
    const { breaches } = await plant({ [at(file)]: `${line}\nexport const b = 2;\n`, [at(target)]: empty });
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toContain(`${at(file)} imports ${at(target)}`);
  });

  it('of a page into a widget is told', async () => {
    const { breaches } = await plant({
      'packages/widgets/src/ui/Button.ts': "import { a } from '../../../app/src/pages/play';\nexport const b = a;\n",
      'packages/app/src/pages/play.ts': empty,
    });
    expect(breaches).toHaveLength(1);
  });

  it('makes no sound where it follows the order, and shows a knot where folders lead to each other', async () => {
    const { breaches, folders } = await plant({
      'packages/server/src/players/accounts/login.ts': "import { a } from '../quests/visit';\nexport const b = a;\n",
      'packages/server/src/players/quests/visit.ts': "import { b } from '../notices/notify';\nexport const a = 1;\n",
      'packages/server/src/players/notices/notify.ts': "import type { b } from '../accounts/login';\n",
    });
    expect(breaches).toEqual([]);
    const players = ['accounts', 'notices', 'quests'].map((name) => `packages/server/src/players/${name}`);
    expect(knotsOf(folders)).toEqual([players]);
  });
});
