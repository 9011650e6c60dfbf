import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (path) => join(root, path);
const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/** What the script tag loads in place of a library: the same names, far fewer bytes (embedding.md A6.3). */
const libraries = {
  react: 'compat/dist/compat.module.js',
  'react-dom': 'compat/dist/compat.module.js',
  'react-dom/client': 'compat/client.mjs',
  'react/jsx-runtime': 'jsx-runtime/dist/jsxRuntime.module.js',
  preact: 'dist/preact.module.js',
  'preact/hooks': 'hooks/dist/hooks.module.js',
};

const widgets = 'packages/widgets/src/';
const twin = (name) => `${widgets}embed/twins/${name}`;

/** Our own modules that have a smaller twin with the same exports: an equal of theirs, or what is left of them in an embed. */
const modules = {
  'packages/core/src/domain/dates.ts': 'packages/core/src/domain/datesIntl.ts',
  'packages/core/src/client/createLiveFeed.ts': twin('createLiveFeed.ts'),
  'packages/core/src/live/useLiveRoom.ts': twin('useLiveRoom.ts'),
  [`${widgets}RoomCard/JoinSheet.tsx`]: twin('JoinSheet.ts'),
  [`${widgets}ui/Crest.tsx`]: twin('Crest.tsx'),
  [`${widgets}ui/EmptyDrawing.tsx`]: twin('EmptyDrawing.tsx'),
};

/** styled-components' twin takes rules that `compiledStyles` has made. */
const styled = inRoot('packages/widgets/src/embed/styledTwin.tsx');

/** What a twin imports is the real one. */
const twinFolder = inRoot(twin(''));

const twinOfModule = new Map(Object.entries(modules).map(([from, to]) => [inRoot(from), inRoot(to)]));

/** Resolves libraries and modules to their twins, for Vite and Vitest. */
export const twins = () => ({
  name: 'embed-twins',
  enforce: /** @type {const} */ ('pre'),
  async resolveId(id, importer) {
    if (id === 'styled-components') return styled;
    if (Object.hasOwn(libraries, id)) return join(preact, libraries[id]);
    if (!importer || !id.startsWith('.') || importer.startsWith(twinFolder)) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found ? (twinOfModule.get(found.id) ?? null) : null;
  },
});
