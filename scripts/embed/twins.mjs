import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (path) => join(root, path);
const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/** What the script tag loads in place of a library: the same names, far fewer bytes (embedding.md A6.3). */
const libraries = {
  'react-dom/test-utils': 'test-utils/dist/testUtils.module.js',
  preact: 'dist/preact.module.js',
  'preact/hooks': 'hooks/dist/hooks.module.js',
};

const widgets = 'packages/widgets/src/';
const twin = (name) => `${widgets}script-tag/twins/${name}`;

/** Drawings: an embed loads them after what there is to read. */
const drawn = ['Shirt', 'CoachFigure', 'EmptyDrawing', 'Crest', 'LeagueBadge']
  .map((name) => `ui/${name}`)
  .concat(['PitchGround', 'PlayerFigure', 'FormationDots'].map((name) => `LineupEditor/pitch/${name}`));

/** Our own modules that have a smaller twin with the same exports: an equal of theirs, or what is left of them in an embed. */
const modules = {
  'packages/core/src/domain/dates.ts': 'packages/core/src/domain/datesIntl.ts',
  'packages/core/src/client/createLiveFeed.ts': twin('createLiveFeed.ts'),
  'packages/core/src/partner-session/signInWays.ts': 'packages/core/src/partner-session/signInWaysLater.ts',
  'packages/core/src/client/writePath.ts': 'packages/core/src/client/writePathLater.ts',
  'packages/core/src/client/quietly.ts': twin('quietly.ts'),
  'packages/core/src/queries/useLiveRoom.ts': twin('useLiveRoom.ts'),
  [`${widgets}ui/attributeName.ts`]: twin('attributeName.ts'),
  [`${widgets}provider/mirrorText.ts`]: twin('mirrorText.ts'),
  [`${widgets}RoomCard/JoinSheet.tsx`]: twin('JoinSheet.ts'),
  ...Object.fromEntries(drawn.map((name) => [`${widgets}${name}.tsx`, twin('lazyDrawings.tsx')])),
};

const reactTwin = inRoot(`${widgets}script-tag/react/reactTwin.ts`);
const jsxTwin = inRoot(`${widgets}script-tag/react/jsxRuntime.ts`);

/** Libraries that we stand in for ourselves; the rules that the twin of styled-components takes are made by `compiledStyles`. */
const ownTwins = {
  react: reactTwin,
  'react-dom': reactTwin,
  'react-dom/client': reactTwin,
  'react/jsx-runtime': jsxTwin,
  'react/jsx-dev-runtime': jsxTwin,
  'styled-components': inRoot(`${widgets}script-tag/styledTwin.tsx`),
  '@tanstack/react-query': inRoot(`${widgets}script-tag/query/queryTwin.ts`),
};

/** What a twin imports is the real one. */
const twinFolder = inRoot(twin(''));

const twinOfModule = new Map(Object.entries(modules).map(([from, to]) => [inRoot(from), inRoot(to)]));

/** Twins that do less than what they stand for. */
const leavesOut = new Set(['JoinSheet.ts', 'mirrorText.ts', 'quietly.ts'].map((name) => inRoot(twin(name))));

/**
 * Resolves libraries and modules to their twins, for Vite and Vitest.
 * @param {{ equalsOnly?: boolean }} [wanted] without the twins that leave something out: the widgets' tests know them whole
 */
export const twins = ({ equalsOnly = false } = {}) => ({
  name: 'embed-twins',
  enforce: /** @type {const} */ ('pre'),
  async resolveId(id, importer) {
    if (Object.hasOwn(ownTwins, id)) return ownTwins[id];
    if (Object.hasOwn(libraries, id)) return join(preact, libraries[id]);
    if (!importer || !id.startsWith('.') || importer.startsWith(twinFolder)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    const other = found && twinOfModule.get(found.id);
    return other && other !== importer && !(equalsOnly && leavesOut.has(other)) ? other : null;
  },
});
