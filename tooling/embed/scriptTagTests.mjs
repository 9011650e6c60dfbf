import { fileURLToPath } from 'node:url';
import { scriptTagStack } from './stack.mjs';

const { plugins, resolve } = scriptTagStack();
const widgets = 'packages/widgets/src/{PrediccionPanel,RoomCard,WalletBadge,QuestBar,LineupEditor,Ranking,Reactions}';

/** The ES modules of Testing Library, whose imports of React follow the stack's aliases. */
const testingLibrary = {
  find: /^@testing-library\/react$/,
  replacement: fileURLToPath(
    new URL('../../node_modules/@testing-library/react/dist/@testing-library/react.esm.js', import.meta.url),
  ),
};

/** A project of Vitest: the widgets' own tests, on what the script tag is made of. */
export const scriptTagTests = {
  plugins,
  resolve: { ...resolve, alias: [...resolve.alias, testingLibrary] },
  test: {
    name: 'unit-script-tag',
    environment: /** @type {const} */ ('jsdom'),
    pool: /** @type {const} */ ('vmThreads'),
    include: [`${widgets}/**/*.test.{ts,tsx}`],
    // What a server renders is React's own.
    exclude: ['**/server.test.tsx'],
    setupFiles: ['../../packages/testing/clock/shiftThisRealm.mjs', 'preactInTests.mjs'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    server: { deps: { inline: [/[\\/]preact[\\/]/, /@testing-library\/react/, /@tanstack/] } },
  },
};
