import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from '../../tooling/app/buildWorker.mjs';
import { compileHint } from '../../tooling/app/compileHint.mjs';
import { askEarly } from '../../tooling/app/earlyFiles.mjs';
import { moduleGraph } from '../../tooling/app/moduleGraph.mjs';
import { prerender } from '../../tooling/app/prerender.mjs';
import { pureRouter } from '../../tooling/app/pureRouter.mjs';
import { shims } from '../../tooling/app/shims.mjs';
import { buildTarget } from '../../tooling/browsers/supported.mjs';
import { ignoreUseClient } from '../../tooling/ignoreUseClient.mjs';
import { workspaceAliases } from '../../tooling/workspaceAliases.mjs';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What the API's server answers while Vite serves the pages. Of what lies under /embed/, only the window is the app's. */
const served = ['/services', '/media', '/livez', '/readyz', '/healthz', '/partners', '^/embed/(?!entrar)'];

// Few files, since each costs a way to the server. The first groups are what the first screens are made of, from what all of
// them need to what one needs alone, each with all that it imports; then come pieces that many later pages share.
const ours = /packages[\\/](widgets|core|app)[\\/]src[\\/]/;
const groups = [
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis|@tanstack[\\/](query-core|react-query))[\\/]|preload-helper/,
  },
  { name: 'base', test: ours, tags: ['$initial' as const] },
  { name: 'common', test: ours, minShareCount: 36 },
  { name: 'drawings', test: /widgets[\\/]src[\\/](ui[\\/]Shirt|messages[\\/]spoken)\.|core[\\/]src[\\/]art[\\/]pitch/ },
  { name: 'frame', test: /app[\\/]src[\\/](shell|page)[\\/](room[\\/])?(AppFrame|SalaFrame|PlayShell)\./ },
  { name: 'home', test: /app[\\/]src[\\/]features[\\/]home[\\/]HomePage\./ },
  { name: 'lineup', test: /app[\\/]src[\\/](shell[\\/]room[\\/]CompeSala|features[\\/]lineups[\\/]CompeTeamPage)\./ },
  { name: 'login', test: /app[\\/]src[\\/]features[\\/]entry[\\/]login[\\/]LoginPage\./ },
  { name: 'tickets', test: /widgets[\\/]src[\\/]RoomCard[\\/](?!.*Skeleton)/, minShareCount: 4 },
  { name: 'kit', test: /packages[\\/](widgets|core|app)[\\/]src[\\/](?!messages)/, minShareCount: 10 },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

export default defineConfig({
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  plugins: [
    shims(),
    pureRouter(),
    react(),
    compileHint(['vendor', 'base', 'common']),
    moduleGraph(),
    askEarly(),
    prerender(),
    serviceWorker(),
  ],
  resolve: {
    alias: workspaceAliases(),
    // Sources of core and widgets take these from the app: one copy, and theirs are not installed by `npm start`.
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'firebase'],
  },
  build: {
    target: buildTarget,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...ignoreUseClient,
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
});
