import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from '../../scripts/app/buildWorker.mjs';
import { compileHint } from '../../scripts/app/compileHint.mjs';
import { askEarly } from '../../scripts/app/earlyFiles.mjs';
import { moduleGraph } from '../../scripts/app/moduleGraph.mjs';
import { preactAliases } from '../../scripts/app/preact.mjs';
import { pureRouter } from '../../scripts/app/pureRouter.mjs';
import { twins } from '../../scripts/app/twins.mjs';
import { ignoreUseClient } from '../../scripts/ignoreUseClient.mjs';
import { workspaceAliases } from '../../scripts/workspaceAliases.mjs';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What the API's server answers while Vite serves the pages. Of what lies under /embed/, only the window is the app's. */
const served = ['/services', '/media', '/healthz', '/partners', '^/embed/(?!entrar)'];

// Few files that most pages need: the libraries, the parts of the interface, the app's own frame. A page keeps what is its
// own and what only one or two others share.
const ours = /packages[\\/](widgets|core|app)[\\/]src[\\/]/;
const groups = [
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](preact|react-router|styled-components|stylis|@tanstack[\\/](query-core|react-query))[\\/]/,
    priority: 4,
  },
  {
    name: 'forms',
    test: /widgets[\\/]src[\\/]ui[\\/](Check)?Field|app[\\/]src[\\/](session|features[\\/]entry[\\/](forms|consent))[\\/]|zonedTime/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'vendor', test: /preload-helper/, priority: 3 },
  // Each less than 1 kB in a file of its own, and the home needs them all.
  { name: 'kit', test: /[\\/](Shirt|shirtArt|percent|homeQueries|questsQueries)\.tsx?$/, priority: 3 },
  {
    name: 'tickets',
    test: /widgets[\\/]src[\\/](RoomCard|messages)[\\/](?!.*Skeleton|MessagesContext)/,
    minShareCount: 4,
    priority: 3,
  },
  // The three kinds of room have one frame.
  {
    name: 'room',
    test: /app[\\/]src[\\/](shell[\\/]room[\\/]|room[\\/]useSalaRanking)|core[\\/]src[\\/]live[\\/](?!livePace)|ui[\\/]Tabs\.tsx/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'common', test: ours, minShareCount: 30, priority: 2 },
  { name: 'kit', test: /packages[\\/](widgets|core|app)[\\/]src[\\/](?!messages)/, minShareCount: 10, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    twins(),
    pureRouter(),
    react(),
    compileHint(groups.map(({ name }) => name)),
    moduleGraph(),
    askEarly(),
    serviceWorker(),
  ],
  resolve: {
    // While one works on it, it is React itself, whose modules can be replaced in the running page.
    alias: [...workspaceAliases(), ...(command === 'build' ? preactAliases() : [])],
    // Sources of core and widgets take these from the app: one copy, and theirs are not installed by `npm start`.
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'firebase'],
  },
  build: {
    target: 'es2022',
    rolldownOptions: {
      // React Router asks for what only its other modes use.
      shimMissingExports: true,
      checks: { pluginTimings: false },
      onLog: (level, log, next) => {
        if (log.code !== 'SHIMMED_EXPORT') ignoreUseClient.onLog(level, log, next);
      },
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
}));
