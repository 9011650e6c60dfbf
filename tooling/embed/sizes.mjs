import { minify } from 'vite';
import { kB, partsOf, sizeComplaints } from '../agreedSizes.mjs';
import { gzipBytes } from './buildEmbed.mjs';
import { FIRST_WIDGET } from './bundledTogether.mjs';
import { withImports } from './runtimeModules.mjs';

/**
 * What a page pays at most, in bytes as they travel, and the design's own goal where the limit is not it yet
 * (design: budgets.md; docs/decisions/0040). `after` is what the page has loaded before.
 */
export const BUDGETS = [
  { name: 'loader', limit: 2_000, needs: ['loader.js'], after: [] },
  { name: 'first widget', limit: 60_000, needs: ['loader.js', 'runtime.js', FIRST_WIDGET], after: [] },
  {
    name: 'RoomCard alone',
    limit: 51_500,
    goal: 46_000,
    needs: ['loader.js', 'runtime.js', 'room-card.js'],
    after: [],
  },
  {
    name: 'WalletBadge alone',
    limit: 45_800,
    goal: 44_000,
    needs: ['loader.js', 'runtime.js', 'wallet-badge.js'],
    after: [],
  },
  { name: 'QuestBar', limit: 4_000, needs: ['quest-bar.js'], after: ['runtime.js'] },
  { name: 'Ranking', limit: 7_300, needs: ['ranking.js'], after: ['runtime.js'] },
  { name: 'Reactions', limit: 5_750, needs: ['reactions.js'], after: ['runtime.js'] },
  { name: 'LineupEditor', limit: 15_700, goal: 14_000, needs: ['lineup-editor.js'], after: ['runtime.js'] },
  { name: 'its picker', limit: 16_000, needs: ['player-picker.js'], after: ['lineup-editor.js'] },
];

/** Where they stand, for whoever wants to raise one. */
const LIMITS = 'BUDGETS in tooling/embed/sizes.mjs';

/** What must never be in the graph: libraries that a partner's page has no room for (design: docs/embed.md). */
const FORBIDDEN = /[\\/]node_modules[\\/]((?:@firebase|firebase|axios|react-dom|zod|date-fns)(?:[\\/][\w-]+)?)/;

/** The libraries of the graph that must not be there. */
export const forbiddenIn = ({ graph }) => [
  ...new Set(graph.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => FORBIDDEN.exec(id)?.[1] ?? []))),
];

const filesOf = (names, chunks) => new Set(names.flatMap((name) => [...withImports(name, chunks)]));

/** The bytes of every budget, and what they are made of. */
export function measure({ files, graph }) {
  const chunks = new Map(graph.map((chunk) => [chunk.fileName, chunk]));
  const bytes = (name) => gzipBytes(files.get(name));
  return BUDGETS.map(({ name, limit, goal = limit, needs, after }) => {
    const there = filesOf(after, chunks);
    const own = [...filesOf(needs, chunks)].filter((chunk) => !there.has(chunk));
    const modules = own.flatMap(({ sources }) =>
      [...sources].map(([id, { length }]) => /** @type {const} */ ([id, length])),
    );
    const sum = own.reduce((all, { fileName }) => all + bytes(fileName), 0);
    return { name, limit, goal, bytes: sum, files: own.length, parts: partsOf(modules) };
  });
}

/**
 * What is wrong with an embed, as sentences.
 * @param {any} embed as `buildEmbed` makes it
 * @param {import('../agreedSizes.mjs').Agreed} written
 */
export function complaints(embed, written) {
  const strangers = forbiddenIn(embed).map((name) => `${name} is in the embed.`);
  return [...strangers, ...sizeComplaints(measure(embed), written, 'node packages/widgets/embed.sizes.mjs', LIMITS)];
}

const growth = (bytes, before) =>
  before ? `${(((bytes - before) / before) * 100).toFixed(1)} %`.padStart(8) : '     new';

/** The sizes as a table: kB as they travel, the limit, what was agreed to, growth. */
export const table = (embed, written) =>
  [
    `${'Embed, kB gz'.padEnd(22)}  now   limit    goal  agreed   growth  files`,
    ...measure(embed).map(
      ({ name, bytes, limit, goal, files }) =>
        `${name.padEnd(20)}${kB(bytes)}  ${kB(limit)}  ${kB(goal)}  ${kB(written[name]?.bytes ?? 0)} ${growth(bytes, written[name]?.bytes)}  ${files}`,
    ),
  ].join('\n');

/**
 * What a file is made of, the first that fits.
 * @type {[name: string, test: RegExp][]}
 */
const PARTS = [
  ['Preact with compat', /[\\/]node_modules[\\/]preact[\\/]/],
  ['TanStack Query', /[\\/]@tanstack[\\/](query-core|react-query)[\\/]/],
  ['styles at run time', /[\\/]widgets[\\/]src[\\/]script-tag[\\/](styledShim|RuleBook)\./],
  ['calls, icons', /[\\/]widgets[\\/]src[\\/]script-tag[\\/](embedContract|embedIcons)\./],
  ['custom elements', /[\\/]widgets[\\/]src[\\/](elements|script-tag)[\\/]/],
  ['core', /[\\/]packages[\\/]core[\\/]/],
  ['rules of style', /\.styles\.ts$/],
  ['widgets', /[\\/]packages[\\/]widgets[\\/]/],
];

const kindOf = (id) => PARTS.find(([, test]) => test.test(id))?.[0] ?? 'bundler';

/** A piece of a bundle as short as it becomes there; nothing is left out, though nothing here uses it. */
async function minified(code) {
  const options = { module: true, compress: false, mangle: { toplevel: true }, codegen: { removeWhitespace: true } };
  return (await minify('part.js', code, /** @type {any} */ (options))).code;
}

/** The files that a budget counts, and what each part of them costs: its share, as it would travel by itself, of the whole. */
async function costsOf({ files, graph }, { needs }) {
  const chunks = new Map(graph.map((chunk) => [chunk.fileName, chunk]));
  const wanted = [...filesOf(needs, chunks)];
  /** @type {Map<string, string[]>} */
  const code = new Map();
  for (const { sources } of wanted)
    for (const [id, source] of sources) code.set(kindOf(id), [...(code.get(kindOf(id)) ?? []), source]);
  const alone = await Promise.all(
    [...code].map(
      async ([part, sources]) => /** @type {const} */ ([part, gzipBytes(await minified(sources.join('\n')))]),
    ),
  );
  const whole = wanted.reduce((sum, { fileName }) => sum + gzipBytes(files.get(fileName)), 0);
  const sum = alone.reduce((bytes, [, own]) => bytes + own, 0);
  return new Map(alone.map(([part, own]) => [part, (whole * own) / sum]));
}

/** What each library and each part of ours costs a page, as a table in kB. */
export async function partsTable(embed) {
  const budgets = BUDGETS.filter(({ after, needs }) => after.length === 0 && needs.length > 1);
  const columns = await Promise.all(budgets.map((budget) => costsOf(embed, budget)));
  const names = [...PARTS.map(([name]) => name), 'bundler'].filter((name) => columns.some((parts) => parts.has(name)));
  const line = (name, bytes) => `${name.padEnd(20)}${bytes.map((own) => kB(own).padStart(18)).join('')}`;
  return [
    `${'By part, kB gz'.padEnd(20)}${budgets.map(({ name }) => name.padStart(18)).join('')}`,
    ...names.map((name) =>
      line(
        name,
        columns.map((parts) => parts.get(name) ?? 0),
      ),
    ),
  ].join('\n');
}
