import { fileURLToPath } from 'node:url';
import { sqlText } from '../../tooling/sqlText.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What Vite needs to build a page with the server inside: migrations as text, a worker of modules, PGlite as it is.
 * @type {import('vite').UserConfig}
 */
export const inPageBuild = {
  plugins: [sqlText()],
  resolve: {
    alias: [
      // A story is no place to install the app's service worker.
      { find: /^.*\/worker\/registerWorker$/, replacement: here('noServiceWorker.ts') },
      { find: /^\.\/safeHref$/, replacement: here('../scenario/hrefInStories.ts') },
      // The same library without Node's means.
      { find: /^csv-stringify\/sync$/, replacement: 'csv-stringify/browser/esm/sync' },
    ],
  },
  worker: { format: 'es', plugins: () => [sqlText()] },
  optimizeDeps: {
    // It finds its files beside itself.
    exclude: ['@electric-sql/pglite'],
    // A worker's imports are not looked for: found late, they would load the page anew in the middle of a story.
    entries: [here('serverWorker.ts')],
  },
};
