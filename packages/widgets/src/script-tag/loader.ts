import type { Arma11Global, EmbedControls, EmbedOptions, EmbedRuntime, EmbedSettings } from './Arma11Global';
import { earlyReads } from './earlyReads';

/** The folder of this version, seen from the loader's; the build writes it. */
declare const EMBED_FOLDER: string;

declare global {
  interface Window {
    Arma11?: Arma11Global;
  }
}

/** Marks what we made: an element named Arma11 can stand in for the global, but it cannot carry a symbol. */
const OURS = Symbol.for('arma11.loader');

const WIDGETS = ['lineup-editor', 'prediccion-panel', 'room-card', 'wallet-badge', 'quest-bar'];

/** Sends the page an event that says why nothing happens; what it wrote inside the tags stays. */
function fail(code: string, message: string) {
  document.dispatchEvent(new CustomEvent('arma11-error', { detail: { code, message, serverCode: null } }));
}

/** Calls `look` now, and once more when the page has been read to its end. */
function whilePageLoads(look: () => void) {
  look();
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look, { once: true });
}

function boot(script: HTMLScriptElement) {
  const data = { ...script.dataset };
  const prefix = data.prefix ?? 'arma11';
  const folder = new URL(EMBED_FOLDER, script.src);
  const options: EmbedOptions = {};
  const early: EmbedSettings['early'] = new Map();
  let controls: EmbedControls | undefined;

  // `import()` alone is allowed by every policy that lets this file run (docs/csp.md).
  const load = (name: string) => import(/* @vite-ignore */ new URL(`${name}.js`, folder).href);

  const ready = (load('runtime') as Promise<EmbedRuntime>).then(
    ({ start }) => (controls = start({ baseUrl: folder.origin, data, early, options })),
  );
  ready.catch((error: unknown) => fail('network', String(error)));

  window.Arma11 = Object.defineProperty(
    {
      ready,
      init(given: EmbedOptions) {
        if (given.getToken) fetchSignIn();
        if (controls) controls.init(given);
        else Object.assign(options, given);
        return ready;
      },
    },
    OURS,
    { value: true },
  );

  /** The widgets of the tags on the page come with the runtime, not after it. */
  function fetchWidgets() {
    for (const name of WIDGETS) if (document.querySelector(`${prefix}-${name}`)) load(name).catch(() => undefined);
  }

  /** Where a player may be in before anybody clicks, the first answers wait for this code. */
  function fetchSignIn() {
    load('sign-in-ways').catch(() => undefined);
  }
  if (data.persist || data.auth === 'token') fetchSignIn();

  /** The first answers come with the code, not after it: as they are for somebody who has joined nothing. */
  function readEarly() {
    if (!data.key || controls) return;
    for (const { selector, id, paths } of earlyReads)
      for (const tag of document.querySelectorAll(`${prefix}-${selector}`))
        for (const path of paths) read(path.replace(/\{\w+\}/, encodeURIComponent(tag.getAttribute(id) ?? '')));
  }
  function read(path: string) {
    const url = `${folder.origin}/services/${path}?pk=${encodeURIComponent(data.key ?? '')}`;
    if (early.has(url)) return;
    const answer = fetch(url);
    // Who takes it hears of the failure.
    answer.catch(() => undefined);
    early.set(url, answer);
  }

  whilePageLoads(() => {
    fetchWidgets();
    readEarly();
  });
}

const script = document.currentScript;
const known: unknown = window.Arma11;
if (!(script instanceof HTMLScriptElement)) fail('host', 'The loader has to run as a <script> of its own.');
else if (known == null) boot(script);
else if (!(known as object)[OURS as never]) fail('host', 'This page uses the name Arma11 for something else.');
