import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { kB, partsOf, sizeComplaints } from '../agreedSizes.mjs';

const widgets = fileURLToPath(new URL('../../packages/widgets/', import.meta.url));

/** What a partner's bundle grows by for one export of `@arma11/widgets`, over its peers, in bytes as they travel. */
const BUDGETS = {
  Arma11Provider: 20_000,
  LineupEditor: 52_000,
  PrediccionPanel: 50_000,
  QuestBar: 16_000,
  Ranking: 19_200,
  Reactions: 13_700,
  RoomCard: 32_000,
  WalletBadge: 25_000,
  useLineupEditor: 20_000,
  usePrediccionPanel: 20_000,
  useQuestBar: 20_000,
  useRanking: 4_500,
  useReactions: 3_700,
  useRoomCard: 20_000,
  useWalletBadge: 20_000,
};

/** Where they stand, for whoever wants to raise one. */
const LIMITS = 'BUDGETS in tooling/packages/exportSizes.mjs';

const PEERS = /^(react|react-dom|styled-components|@tanstack\/react-query)($|\/)/;
const VIRTUAL = 'one-export';

/** The files of a bundle that has nothing but one export: what is loaded first, as Rolldown describes it. */
async function bundleOf(name) {
  const [built] = /** @type {any[]} */ (
    await build({
      configFile: false,
      root: widgets,
      publicDir: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'one-export',
          resolveId: (id) => (id.endsWith(VIRTUAL) ? `\0${VIRTUAL}` : null),
          load: (id) => (id === `\0${VIRTUAL}` ? `export { ${name} } from '${widgets}dist/index.js';` : null),
        },
      ],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: VIRTUAL, formats: ['es'], fileName: 'first' },
        rolldownOptions: { external: PEERS, checks: { pluginTimings: false }, output: { minify: true } },
      },
    })
  );
  const chunks = built.output.filter(({ type }) => type === 'chunk');
  const first = new Set();
  const load = (fileName) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    chunk.imports.forEach(load);
  };
  load(chunks.find(({ isEntry }) => isEntry).fileName);
  return [...first];
}

/** @returns {Promise<import('../agreedSizes.mjs').Size[]>} */
export async function measure() {
  const sizes = [];
  for (const [name, limit] of Object.entries(BUDGETS)) {
    const files = await bundleOf(name);
    const bytes = files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    const modules = files.flatMap((file) => Object.entries(file.modules));
    const parts = partsOf(modules.map(([id, { renderedLength }]) => [id.replace('/dist/', '/src/'), renderedLength]));
    sizes.push({ name, bytes, limit, parts });
  }
  return sizes;
}

/** What is wrong with them, as sentences. */
export const complaints = (sizes, written) =>
  sizeComplaints(sizes, written, 'node packages/widgets/exports.sizes.mjs', LIMITS);

/** The sizes as a table: kB as they travel, the limit, what was agreed to. */
export const table = (sizes, written) =>
  [
    'One export, kB gz     now   limit  agreed',
    ...sizes.map(
      ({ name, bytes, limit }) => `${name.padEnd(18)}${kB(bytes)}  ${kB(limit)}  ${kB(written[name]?.bytes ?? 0)}`,
    ),
  ].join('\n');
