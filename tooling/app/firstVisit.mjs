import { firstFiles } from './firstFiles.mjs';
import { page } from './initialSizes.mjs';

const editor = (path) => `packages/widgets/src/LineupEditor/${path}`;
const client = (name) => `packages/core/src/client/${name}.ts`;

/**
 * The parts of the app that open without a connection: the frame, home, and the team and the predictions of a room, with what
 * each of them loads later. All other pages are kept once they were visited.
 */
export const PARTS = [
  page('shell/PlayShell'),
  page('shell/SidePanel'),
  page('features/home/HomePage'),
  page('features/home/HomeSections'),
  page('shell/aside/PlayerAside'),
  'packages/widgets/src/RoomCard/ScoringWords.tsx',
  page('shell/room/CompeSala'),
  page('features/lineups/CompeTeamPage'),
  page('features/lineups/docked/DockedEditor'),
  editor('layers/editingChunk.ts'),
  editor('layers/dialogsChunk.ts'),
  editor('picker/PlayerPicker.tsx'),
  editor('list/ListView.tsx'),
  page('shell/room/PrediSala'),
  page('features/predictions/PredictionsPage'),
  page('offline/OfflineParts'),
  page('offline/outbox/Leave'),
  client('request'),
  client('liveStream'),
  client('writePath'),
];

/**
 * The files of a first visit, sorted: of these parts with all that they import, every style sheet and every letter. Older
 * phones' formats of the same letters, and maps, are nothing that opens a page.
 * @param {import('./moduleGraph.mjs').Graph} graph
 * @param {readonly string[]} written every file of the build
 */
export const firstVisit = (graph, written) =>
  [...firstFiles(graph, PARTS), ...written.filter((name) => /\.(css|woff2)$/.test(name))].sort();

/**
 * The script that the page starts with.
 * @param {import('./moduleGraph.mjs').Graph} graph
 */
export const startOf = ({ files }) => files.find(({ isEntry }) => isEntry).fileName;
