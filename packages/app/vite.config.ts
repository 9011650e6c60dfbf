import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ignoreUseClient } from '../../scripts/ignoreUseClient.mjs';
import { workspaceAliases } from '../../scripts/workspaceAliases.mjs';

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: workspaceAliases(),
    // Sources of core and widgets take these from the app: one copy, and theirs are not installed by `npm start`.
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'firebase'],
  },
  build: { target: 'es2022', rolldownOptions: ignoreUseClient },
  server: { proxy: { '/services': api, '/media': api, '/healthz': api } },
});
