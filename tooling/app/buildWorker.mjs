import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildTarget } from '../browsers/supported.mjs';
import { firstVisit, startOf } from './firstVisit.mjs';
import { graphOf } from './moduleGraph.mjs';

const entry = fileURLToPath(new URL('../../packages/app/src/offline/worker/serviceWorker.ts', import.meta.url));

/**
 * Builds `sw.js` after the app, with the list of the files that it keeps. Workbox does the keeping; its own build tool
 * would bring a second compiler for what is a list of names here.
 * @returns {import('vite').Plugin}
 */
export function serviceWorker() {
  return {
    name: 'arma11-service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const graph = graphOf(bundle, () => null);
      const files = firstVisit(graph, Object.keys(bundle));
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      // The names tell the content: there is no revision to compare.
      const entries = files.map((url) => ({ url: `/${url}`, revision: null }));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          PRECACHE: JSON.stringify({ entries, start: startOf(graph), version }),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: buildTarget,
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
