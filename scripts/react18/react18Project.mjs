import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

/**
 * The components' tests once more, with React 18 in place of React 19: in our sources by alias, and in the libraries
 * that come as they are (react-dom, TanStack Query, styled-components, Testing Library) by a hook of Node's.
 * @param {import('vite').Alias[]} alias
 */
export const react18Project = (alias) => ({
  plugins: [react()],
  resolve: { alias: [...alias, { find: /^react(-dom)?(?=$|\/)/, replacement: 'react$118' }] },
  test: {
    name: 'unit-react18',
    environment: 'jsdom',
    include: ['packages/{core,widgets}/src/**/*.test.tsx'],
    setupFiles: [fileURLToPath(new URL('libraries.mjs', import.meta.url))],
  },
});
