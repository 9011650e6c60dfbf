import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ignoreUseClient } from '../../scripts/ignoreUseClient.mjs';
import { workspaceAliases } from '../../scripts/workspaceAliases.mjs';

const api = 'http://127.0.0.1:3000';

/** What the API's server answers while Vite serves the pages. Of what lies under /embed/, only the window is the app's. */
const served = ['/services', '/media', '/healthz', '/partners', '^/embed/(?!entrar)'];

// Few files that most pages need: the libraries, the parts of the interface, the app's own frame. A page keeps what is its
// own and what only one or two others share.
const groups = [
  {
    name: 'vendor',
    test: /[\\/](react|react-dom|scheduler|react-router|styled-components|stylis|query-core|react-query)[\\/]/,
    priority: 3,
  },
  { name: 'kit', test: /packages[\\/](widgets|core)[\\/]src/, minShareCount: 6, priority: 2 },
  { name: 'frame', test: /packages[\\/]app[\\/]src[\\/](shell|room|live|messages)/, minShareCount: 4, priority: 1 },
];

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: workspaceAliases(),
    // Sources of core and widgets take these from the app: one copy, and theirs are not installed by `npm start`.
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'firebase'],
  },
  build: { target: 'es2022', rolldownOptions: { ...ignoreUseClient, output: { codeSplitting: { groups } } } },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])) },
});
