import { firstFiles } from './firstFiles.mjs';
import { page, ROUTES } from './initialSizes.mjs';
import { graphOf } from './moduleGraph.mjs';

/** The pages that people open first, by the pattern of their address, and the modules that the route's table loads. */
const PAGES = [
  ...ROUTES,
  { path: '/', loads: [page('features/entry/landing/LandingPage')] },
  { path: '/predi/sala/\\d+', loads: [page('shell/room/PrediSala'), page('features/predictions/PredictionsPage')] },
];

/** Files of each page, beyond those that every page asks for in its markup. */
export const earlyFiles = (graph, pages = PAGES) => {
  const always = new Set(firstFiles(graph, []));
  return pages.map(({ path, loads }) => ({
    path: `^${path}/?$`,
    files: firstFiles(graph, loads).filter((file) => !always.has(file)),
  }));
};

/** Runs in the page, before anything else of it; after what the markup asks for itself. */
const ask = (pages) => {
  const { nonce } = document.currentScript;
  for (const { path, files } of pages)
    if (new RegExp(path).test(location.pathname))
      for (const file of files)
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'modulepreload',
            crossOrigin: '',
            nonce,
            fetchPriority: 'low',
            href: `/${file}`,
          }),
        );
};

/** The script as it stands in the page. */
export const earlyScript = (graph, pages = PAGES) => `(${ask})(${JSON.stringify(earlyFiles(graph, pages))})`;

/**
 * Has the first pages ask for their own files with the markup: without it the browser hears of them only from the
 * scripts before them, a way to the server later.
 * @returns {import('vite').Plugin}
 */
export function askEarly() {
  return {
    name: 'arma11:ask-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => [
        { tag: 'script', children: earlyScript(graphOf(bundle, () => null)), injectTo: 'head-prepend' },
      ],
    },
  };
}
