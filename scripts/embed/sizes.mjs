import { kB, sizeComplaints } from '../agreedSizes.mjs';
import { FIRST_WIDGET, gzipBytes } from './buildEmbed.mjs';
import { withImports } from './runtimeModules.mjs';

/**
 * What a page pays at most, in bytes as they travel, and the design's own goal where the limit is not it yet
 * (embedding.md A6.3); `after` is what the page has loaded before.
 */
export const BUDGETS = [
  { name: 'loader', limit: 2_000, needs: ['loader.js'], after: [] },
  {
    name: 'first widget in all',
    limit: 46_000,
    needs: ['loader.js', 'runtime.js', FIRST_WIDGET],
    after: [],
  },
  { name: 'RoomCard', limit: 8_000, needs: ['room-card.js'], after: ['runtime.js'] },
  { name: 'WalletBadge', limit: 8_000, needs: ['wallet-badge.js'], after: ['runtime.js'] },
  { name: 'QuestBar', limit: 8_000, needs: ['quest-bar.js'], after: ['runtime.js'] },
  { name: 'LineupEditor', limit: 14_000, needs: ['lineup-editor.js'], after: ['runtime.js'] },
  { name: 'its picker', limit: 16_000, needs: ['player-picker.js'], after: ['lineup-editor.js'] },
];

/** What must never be in the graph: libraries that the embed has its own means for (embedding.md A6.3). */
const FORBIDDEN = /[\\/]node_modules[\\/]((?:@firebase|firebase|axios|react-dom|zod|date-fns)(?:[\\/][\w-]+)?)/;

/** The libraries of the graph that must not be there. */
export const forbiddenIn = ({ graph }) => [
  ...new Set(graph.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => FORBIDDEN.exec(id)?.[1] ?? []))),
];

const filesOf = (names, chunks) => new Set(names.flatMap((name) => [...withImports(name, chunks)]));

/** The bytes of every budget. */
export function measure({ files, graph }) {
  const chunks = new Map(graph.map((chunk) => [chunk.fileName, chunk]));
  const bytes = (name) => gzipBytes(files.get(name));
  return BUDGETS.map(({ name, limit, goal = limit, needs, after }) => {
    const there = filesOf(after, chunks);
    const own = [...filesOf(needs, chunks)].filter((chunk) => !there.has(chunk));
    return { name, limit, goal, bytes: own.reduce((sum, { fileName }) => sum + bytes(fileName), 0), files: own.length };
  });
}

/**
 * What is wrong with an embed, as sentences.
 * @param {any} embed as `buildEmbed` makes it
 * @param {Record<string, number>} written the bytes that were agreed to
 */
export function complaints(embed, written) {
  const strangers = forbiddenIn(embed).map((name) => `${name} is in the embed.`);
  return [...strangers, ...sizeComplaints(measure(embed), written, 'embed.sizes.mjs')];
}

const growth = (bytes, before) =>
  before ? `${(((bytes - before) / before) * 100).toFixed(1)} %`.padStart(8) : '     new';

/** The sizes as a table: kB as they travel, the limit, what was agreed to, growth. */
export const table = (embed, written) =>
  [
    `${'Embed, kB gz'.padEnd(22)}  now   limit    goal  agreed   growth  files`,
    ...measure(embed).map(
      ({ name, bytes, limit, goal, files }) =>
        `${name.padEnd(20)}${kB(bytes)}  ${kB(limit)}  ${kB(goal)}  ${kB(written[name] ?? 0)} ${growth(bytes, written[name])}  ${files}`,
    ),
  ].join('\n');
