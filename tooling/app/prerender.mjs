import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { prerenderedPage } from './pageScript.mjs';

const entry = fileURLToPath(new URL('../../packages/app/src/prerender.tsx', import.meta.url));

/** Where the pages lie in the build, by the names that the server's `appPage.ts` gives them: a folder that is never served. */
const FOLDER = '.pages';
/** What draws them. */
const DRAWING = 'drawPage.mjs';
const PAGES = [
  { name: 'landing', path: '/', signedIn: false, google: false, demo: false },
  { name: 'landing-google', path: '/', signedIn: false, google: true, demo: false },
  { name: 'landing-demo', path: '/', signedIn: false, google: false, demo: true },
  { name: 'landing-demo-google', path: '/', signedIn: false, google: true, demo: true },
  { name: 'login-user', path: '/login-user', signedIn: false, google: false, demo: false },
  { name: 'play', path: '/play', signedIn: true, google: false, demo: false },
];

/** Of these the server draws one again with its own data, by the program of their name. */
const WITH_DATA = new Set(['play']);

/** Where such a page is cut open. */
const MARK = '<!--drawn-->';

/** The parts of the app that those pages are made of; others are never loaded. */
const PARTS = /\/(LandingPage|LoginPage|PlayShell|HomePage)$/;

/** Builds the app for Node, with React's and styled-components' own ways to draw there, as one module in a folder. */
async function buildDrawing({ root, resolve, oxc }, folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve,
    oxc,
    plugins: [
      {
        name: 'arma11:prerendered-parts',
        resolveDynamicImport: (id) => (PARTS.test(String(id)) ? null : { id: String(id), external: true }),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { codeSplitting: false, entryFileNames: DRAWING },
      },
    },
  });
  return import(pathToFileURL(join(folder, DRAWING)).href);
}

/** A program for a worker's thread: it draws a page with the data that the worker is given, and posts it. */
function drawingProgram(page, around) {
  const [start, afterEarly, afterHead, end] = around({ early: MARK, head: MARK, html: MARK }).split(MARK);
  return `// Written by tooling/app/prerender.mjs.
import { parentPort, workerData } from 'node:worker_threads';
import { drawPage } from './${DRAWING}';

const [start, afterEarly, afterHead, end] = ${JSON.stringify([start, afterEarly, afterHead, end])};
const { early, head, html } = await drawPage({ ...${JSON.stringify(page)}, ...workerData });
parentPort.postMessage(start + early + afterEarly + head + afterHead + html + end);
`;
}

/**
 * Draws the first pages after the app is built, so that they are painted before its scripts have come.
 * @returns {import('vite').Plugin}
 */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'arma11:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir }, bundle) {
      const template = String(/** @type {any} */ (bundle['index.html']).source);
      const folder = join(dir, FOLDER);
      const { drawPage, facts } = await buildDrawing(config, folder);
      const { reads, wide, ...keys } = facts;
      for (const { name, ...rest } of PAGES) {
        const page = { ...rest, banners: [] };
        const { path, signedIn } = page;
        const told = { path, signedIn, narrow: signedIn ? wide : null, ...keys, reads: signedIn ? reads : [] };
        const around = (drawn) =>
          prerenderedPage(template, drawn, told, (href) => readFileSync(join(dir, href), 'utf8'));
        writeFileSync(join(folder, `${name}.html`), around(await drawPage(page)));
        if (WITH_DATA.has(name)) writeFileSync(join(folder, `${name}.mjs`), drawingProgram(page, around));
      }
    },
  };
}
