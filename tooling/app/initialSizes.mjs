import { gzipSync } from 'node:zlib';
import { kB, partsOf, sizeComplaints } from '../agreedSizes.mjs';
import { chainTo, firstFiles } from './firstFiles.mjs';

/** A module of the app, as the graph of a build names it. */
export const page = (path) => `packages/app/src/${path}.tsx`;

/**
 * What a first visit of a route loads before it can be used, and how many bytes that may be as they travel (decision
 * 0039): the entry, its shell, its page, and what these import.
 */
export const ROUTES = [
  { name: '/login-user', path: '/login-user', limit: 165_000, loads: [page('features/entry/login/LoginPage')] },
  { name: '/play', path: '/play', limit: 175_000, loads: [page('shell/PlayShell'), page('features/home/HomePage')] },
  {
    name: 'lineup',
    path: '/compe/sala/\\d+',
    limit: 185_000,
    loads: [page('shell/room/CompeSala'), page('features/lineups/CompeTeamPage')],
  },
];

/** Where they stand, for whoever wants to raise one. */
const LIMITS = 'ROUTES in tooling/app/initialSizes.mjs';

/** What must never be in them. Pages that need it load it when it is asked for. */
export const FORBIDDEN = [
  { name: 'firebase', test: /^node_modules\/(@firebase|firebase)\// },
  { name: 'axios', test: /^node_modules\/axios\// },
  { name: 'zod', test: /^node_modules\/zod\// },
  { name: 'the charts', test: /packages\/app\/src\/charts\// },
  { name: 'the back office', test: /packages\/app\/src\/features\/operator\// },
  { name: 'a library of QR codes', test: /^node_modules\/(qr|qrcode|jsqr)\// },
  { name: 'drawing on a canvas', test: /packages\/app\/src\/pictures\/draw/ },
];

/** Bytes as they travel. */
const gzipBytes = (code) => gzipSync(code, { level: 9 }).length;

const modulesOf = ({ files }, names) =>
  files.filter(({ fileName }) => names.includes(fileName)).flatMap(({ modules }) => Object.entries(modules));

/**
 * The bytes of every route, and what they are made of.
 * @param {import('./moduleGraph.mjs').Graph} graph
 * @param {(fileName: string) => string | Uint8Array} read a file of the build
 */
export const measure = (graph, read) =>
  ROUTES.map(({ name, limit, loads }) => {
    const files = firstFiles(graph, loads);
    const bytes = files.reduce((sum, file) => sum + gzipBytes(read(file)), 0);
    return { name, limit, files: files.length, bytes, parts: partsOf(modulesOf(graph, files)) };
  });

/** What must not be there, each with the way it came in. */
export function strangers(graph) {
  return ROUTES.flatMap(({ name, loads }) => {
    const there = new Set(firstFiles(graph, loads));
    const modules = graph.files
      .filter(({ fileName }) => there.has(fileName))
      .flatMap((file) => Object.keys(file.modules));
    return FORBIDDEN.flatMap((forbidden) => {
      const found = modules.find((id) => forbidden.test.test(id));
      if (!found) return [];
      return [`${name} loads ${forbidden.name}: ${chainTo(graph, loads, found).join(' → ')}`];
    });
  });
}

/** What is wrong with a build, as sentences. */
export function complaints(graph, read, written) {
  return [
    ...strangers(graph),
    ...sizeComplaints(measure(graph, read), written, 'node packages/app/initial.sizes.mjs', LIMITS),
  ];
}

/** The sizes as a table: kB as they travel, the limit, what was agreed to. */
export const table = (graph, read, written) =>
  [
    'Initial JS, kB gz     now   limit  agreed  files',
    ...measure(graph, read).map(
      ({ name, bytes, limit, files }) =>
        `${name.padEnd(18)}${kB(bytes)}  ${kB(limit)}  ${kB(written[name]?.bytes ?? 0)}  ${files}`,
    ),
  ].join('\n');
