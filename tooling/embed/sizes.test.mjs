import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ICON_NAMES } from '@arma11/core/art';
import { ICONS } from '../../packages/widgets/src/script-tag/embedIcons';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { buildEmbed, manifestOf } from './buildEmbed.mjs';
import { agreedTo } from '../agreedSizes.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { complaints, forbiddenIn, measure, partsTable, table } from './sizes.mjs';

const MINUTES = 60_000;
const asMeasured = (embed) => agreedTo(measure(embed));

/** A built embed of the given bytes a file; every file of the budgets is there. */
function made(bytesOf = {}, modules = []) {
  const names = ['loader.js', 'runtime.js', 'prediccion-panel.js', 'room-card.js', 'wallet-badge.js', 'quest-bar.js'];
  const all = [...names, 'ranking.js', 'reactions.js', 'lineup-editor.js', 'player-picker.js'];
  // Letters without a pattern, which gzip cannot shorten by much.
  const text = (length) => Array.from({ length }, (_, index) => ((index * 7919 + 104729) % 251).toString(36)).join('');
  const files = new Map(all.map((name) => [name, text(bytesOf[name] ?? 100)]));
  const graph = all.map((fileName) => ({
    fileName,
    imports: fileName === 'loader.js' || fileName === 'runtime.js' ? [] : ['runtime.js'],
    dynamicImports: [],
    moduleIds: fileName === 'runtime.js' ? modules : [],
    sources: new Map(modules.map((id) => [id, 'export const made = 1;'])),
  }));
  return { version: 'test', files, graph };
}

/** What a module of the packages exports, as the build evaluates it. */
async function evaluatedModule(path) {
  const file = join(import.meta.dirname, '../../packages', path);
  const settings = { configFile: /** @type {const} */ (false), resolve: { alias: workspaceAliases() } };
  return /** @type {any} */ ((await runnerImport(file, settings)).module);
}

describe('the size check', () => {
  it('says nothing of what is as it was agreed to', () => {
    const embed = made();
    expect(complaints(embed, asMeasured(embed))).toEqual([]);
    expect(table(embed, asMeasured(embed))).toContain('first widget');
  });

  it('fails when a page grows by more than one percent', () => {
    const agreed = asMeasured(made({ 'runtime.js': 4000 }));
    const grown = made({ 'runtime.js': 4600 });
    expect(complaints(grown, agreed)).toEqual(
      ['first widget', 'RoomCard alone', 'WalletBadge alone'].map((name) =>
        expect.stringMatching(new RegExp(`^${name}: \\d+ bytes, \\d+ were agreed`)),
      ),
    );
  });

  it('says where a limit is raised', () => {
    const large = made();
    large.files.set('quest-bar.js', randomBytes(5_000).toString('hex'));
    expect(complaints(large, asMeasured(large))).toEqual([
      expect.stringMatching(
        /^QuestBar: \d+ bytes are over the limit of 4000\. To raise it: BUDGETS in tooling\/embed\/sizes\.mjs\.$/,
      ),
    ]);
  });

  it('fails for what nobody has agreed to yet', () => {
    expect(complaints(made(), {})).toHaveLength(measure(made()).length);
  });

  it('counts a widget without what the page has already loaded', () => {
    const sizes = asMeasured(made({ 'runtime.js': 4000, 'quest-bar.js': 50 }));
    expect(sizes.QuestBar.bytes).toBeLessThan(100);
    expect(sizes['first widget'].bytes).toBeGreaterThan(sizes.QuestBar.bytes);
  });

  it.each([
    ['/x/node_modules/.pnpm/axios@1/node_modules/axios/index.js', 'axios/index'],
    ['/x/node_modules/@firebase/auth/dist/index.js', '@firebase/auth'],
    ['/x/node_modules/react-dom/client.js', 'react-dom/client'],
    ['/x/node_modules/zod/v4/index.js', 'zod/v4'],
    ['/x/node_modules/date-fns/format.js', 'date-fns/format'],
  ])('finds %s', (id, name) => {
    expect(forbiddenIn(made({}, [id, '/x/packages/core/src/domain/dates.ts']))).toEqual([name]);
  });
});

describe('a built embed', () => {
  mkdirSync(inRoot('artifacts'), { recursive: true });
  const folder = mkdtempSync(inRoot('artifacts', 'planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let embed;
  beforeAll(async () => {
    embed = await buildEmbed();
  }, 4 * MINUTES);

  it('is within its limits and holds no library that it must not', () => {
    const over = measure(embed).filter(({ bytes, limit }) => bytes > limit);
    expect(over).toEqual([]);
    expect(forbiddenIn(embed)).toEqual([]);
  });

  it(
    'is the same when it is built again, to the byte',
    async () => {
      expect(manifestOf(await buildEmbed())).toEqual(manifestOf(embed));
    },
    4 * MINUTES,
  );

  it('has every icon that a widget names', () => {
    const widgets = embed.graph
      .flatMap(({ moduleIds }) => moduleIds.filter((id) => /widgets[\\/]src[\\/].*\.tsx?$/.test(id)))
      .map((id) => readFileSync(id, 'utf8'))
      .filter((code) => /\bIcon/.test(code))
      .join('\n');
    const named = ICON_NAMES.filter((name) => widgets.includes(`'${name}'`) || widgets.includes(`"${name}"`));
    expect(named.filter((name) => !Object.hasOwn(ICONS, name))).toEqual([]);
  });

  it("has every call that a widget makes and a partner's page may", async () => {
    const { embedCalls } = await evaluatedModule('core/src/contract/embedScopes.ts');
    const { embedContract } = await evaluatedModule('widgets/src/script-tag/embedContract.ts');
    const code = embed.graph.flatMap(({ sources }) => [...sources.values()]).join('\n');
    const calls = [...code.matchAll(/\bclient(?:\$\d+)?\.(\w+)\.(\w+)\(/g)];
    const wanted = calls.filter(([, heading, name]) => Object.hasOwn(embedCalls, `${heading}.${name}`));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter(([, heading, name]) => !embedContract[heading]?.[name]).map(([call]) => call)).toEqual([]);
  });

  it('tells what each of its libraries costs', async () => {
    const parts = await partsTable(embed);
    expect(parts).toMatch(/^Preact with compat +\d/m);
    expect(parts).toMatch(/^TanStack Query +\d/m);
  });

  it('names in its loader this very version, which is its folder, and nothing else of the page', () => {
    const loader = embed.files.get('loader.js');
    expect(loader).toContain(embed.version);
    expect(loader).not.toMatch(/\.src\s*=|\beval\b|innerHTML|new Function/);
  });

  it(
    'is refused when somebody plants axios in it',
    async () => {
      const planted = join(folder, 'runtime.ts');
      const runtime = inRoot('packages/widgets/src/script-tag/runtime.ts');
      writeFileSync(
        planted,
        `import axios from '../../packages/core/node_modules/axios';\nexport { start } from '${runtime}';\nexport const planted = axios;\n`,
      );
      expect(forbiddenIn(await buildEmbed({ runtime: planted }))).toContain('axios/lib');
    },
    4 * MINUTES,
  );
});
