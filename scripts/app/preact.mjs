import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));

/** What stands in for React in the app's bundle, by what is imported. */
const MODULES = {
  react: 'compat/dist/compat.module.js',
  'react-dom': 'compat/dist/compat.module.js',
  'react/jsx-runtime': 'jsx-runtime/dist/jsxRuntime.module.js',
  'react/jsx-dev-runtime': 'jsx-runtime/dist/jsxRuntime.module.js',
  preact: 'dist/preact.module.js',
  'preact/compat/client': 'compat/client.mjs',
  'preact/compat': 'compat/dist/compat.module.js',
  'preact/hooks': 'hooks/dist/hooks.module.js',
};

/**
 * In the shape of Vite's `resolve.alias`.
 * @returns {{ find: RegExp, replacement: string }[]}
 */
export const preactAliases = () =>
  [
    ['react-dom/client', fileURLToPath(new URL('../../packages/app/src/twins/reactDomClient.ts', import.meta.url))],
    ...Object.entries(MODULES).map(([name, file]) => [name, join(preact, file)]),
  ].map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));
