import { fileURLToPath } from 'node:url';
import { replacedModules } from '../replacedModules.mjs';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { compiledStyles } from './compiledStyles.mjs';
import { evaluated } from './evaluated.mjs';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/** What the script tag is drawn by: the sources import React and styled-components. */
const LIBRARIES = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'styled-components': `${packages}widgets/src/script-tag/styledShim.tsx`,
};

/** Modules of ours that a partner's page has in another form: smaller, or loaded after what there is to read. */
const MODULES = {
  'core/src/art/iconPaths.ts': 'widgets/src/script-tag/embedIcons.ts',
  'core/src/domain/dates.ts': 'core/src/domain/datesIntl.ts',
  'core/src/partner-session/signInWays.ts': 'core/src/partner-session/signInWaysLater.ts',
  'core/src/client/writePath.ts': 'core/src/client/writePathLater.ts',
  'core/src/client/quietTable.ts': 'widgets/src/script-tag/shims/quietTable.ts',
  'core/src/client/createLiveFeed.ts': 'widgets/src/script-tag/shims/createLiveFeed.ts',
  'core/src/queries/useLiveRoom.ts': 'widgets/src/script-tag/shims/useLiveRoom.ts',
  'widgets/src/RoomCard/JoinSheet.tsx': 'widgets/src/script-tag/shims/JoinSheet.tsx',
  'widgets/src/headless/withOwnProps.ts': 'widgets/src/script-tag/shims/withOwnProps.ts',
  'widgets/src/headless/useNow.ts': 'widgets/src/script-tag/shims/useNow.ts',
  'widgets/src/PrediccionPanel/answers/useWithoutDraft.ts': 'widgets/src/script-tag/shims/useWithoutDraft.ts',
  'widgets/src/theme/TextBase.tsx': 'widgets/src/script-tag/shims/textBases.ts',
  'widgets/src/provider/WithoutScript.tsx': 'widgets/src/script-tag/shims/WithoutScript.tsx',
  'widgets/src/provider/SignInNote.tsx': 'widgets/src/script-tag/shims/SignInNote.tsx',
  ...Object.fromEntries(
    ['Shirt', 'CoachFigure', 'EmptyDrawing', 'Crest', 'LeagueBadge']
      .map((name) => `ui/${name}`)
      .concat(
        ['pitch/PitchGround', 'players/PlayerFigure', 'pitch/FormationDots'].map((name) => `LineupEditor/${name}`),
      )
      .map((name) => [`widgets/src/${name}.tsx`, 'widgets/src/script-tag/shims/lazyDrawings.tsx']),
  ),
};

const lazyDrawings = 'widgets/src/script-tag/shims/';

/** What turns our sources into the script tag's, for Vite and Vitest: the build and the tests have the same. */
export const scriptTagStack = () => ({
  plugins: [compiledStyles(), replacedModules(MODULES, { except: lazyDrawings }), evaluated()],
  resolve: {
    alias: [
      ...workspaceAliases(),
      ...Object.entries(LIBRARIES).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement })),
    ],
    // One copy of each, whichever package asks.
    dedupe: ['preact', '@tanstack/react-query'],
  },
});
