import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { prerenderedPage } from './pageScript.mjs';

const entry = fileURLToPath(new URL('../../packages/app/src/prerender.tsx', import.meta.url));

/** Where the pages lie in the build, by the names that the server's `appPage.ts` gives them: a folder that is never served. */
const FOLDER = '.pages';
const PAGES = [
  { name: 'landing', path: '/', signedIn: false, google: false, demo: false },
  { name: 'landing-google', path: '/', signedIn: false, google: true, demo: false },
  { name: 'landing-demo', path: '/', signedIn: false, google: false, demo: true },
  { name: 'landing-demo-google', path: '/', signedIn: false, google: true, demo: true },
  { name: 'login-user', path: '/login-user', signedIn: false, google: false, demo: false },
  { name: 'play', path: '/play', signedIn: true, google: false, demo: false },
];

/** The parts of the app that those pages are made of; others are never loaded. */
const PARTS = /\/(LandingPage|LoginPage|PlayShell|HomePage)$/;

/** Builds the app for Node, with React's and styled-components' own ways to draw there, and loads it. */
async function loadApp({ root, resolve, oxc }) {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-prerender-'));
  try {
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
        minify: false,
        rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(join(folder, 'prerender.js')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
      const { drawPage, facts } = await loadApp(config);
      mkdirSync(join(dir, FOLDER), { recursive: true });
      for (const { name, ...page } of PAGES) {
        const { tokenKey, expiryKey, localeKey, wide, reads, pictured } = facts;
        const told = {
          path: page.path,
          signedIn: page.signedIn,
          narrow: page.signedIn ? wide : null,
          tokenKey,
          expiryKey,
          localeKey,
          reads: page.signedIn ? reads : [],
          pictured,
        };
        const whole = prerenderedPage(template, await drawPage(page), told, (href) =>
          readFileSync(join(dir, href), 'utf8'),
        );
        writeFileSync(join(dir, FOLDER, `${name}.html`), whole);
      }
    },
  };
}
