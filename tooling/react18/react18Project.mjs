import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

/** What meets React itself: the provider, the session, dialogs, the elements, and each widget as a whole. */
const include = [
  'packages/core/src/**/*.test.tsx',
  'packages/widgets/src/{provider,elements}/*.test.tsx',
  'packages/widgets/src/ui/Dialog.test.tsx',
  'packages/widgets/src/{LineupEditor/LineupEditor,PrediccionPanel/PrediccionPanel}.test.tsx',
  'packages/widgets/src/{RoomCard/RoomCard,WalletBadge/WalletBadge,QuestBar/QuestBar}.test.tsx',
  'packages/widgets/src/{Ranking/Ranking,Reactions/Reactions}.test.tsx',
  'packages/widgets/src/server.test.tsx',
];

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
    include,
    setupFiles: [fileURLToPath(new URL('libraries.mjs', import.meta.url))],
  },
});
