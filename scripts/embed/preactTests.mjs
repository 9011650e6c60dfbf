import { fileURLToPath } from 'node:url';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { compiledStyles } from './compiledStyles.mjs';
import { twins } from './twins.mjs';

const widgets = 'packages/widgets/src/{PrediccionPanel,RoomCard,WalletBadge,QuestBar,LineupEditor}';

/** The ES modules of Testing Library, whose imports of React can be led to its twin. */
const testingLibrary = {
  find: /^@testing-library\/react$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/@testing-library/react/dist/@testing-library/react.esm.js', import.meta.url),
  ),
};

/** A project of Vitest: the widgets' own tests, on what the script tag loads in place of React and of the libraries. */
export const preactTests = {
  plugins: [compiledStyles(), twins({ equalsOnly: true })],
  resolve: { alias: [...workspaceAliases(), testingLibrary] },
  test: {
    name: 'unit-preact',
    environment: /** @type {const} */ ('jsdom'),
    pool: /** @type {const} */ ('vmThreads'),
    include: [`${widgets}/**/*.test.{ts,tsx}`],
    // What a server renders is React's own.
    exclude: ['**/server.test.tsx'],
    setupFiles: ['../../packages/testing/clock/shiftThisRealm.mjs', 'settlePreact.mjs'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    server: { deps: { inline: [/[\\/]preact[\\/]/, /@testing-library\/react/, /@tanstack/] } },
  },
};
