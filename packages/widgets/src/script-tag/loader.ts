import { onPageEvent } from '../elements/onPageEvent';
import type {
  Arma11Global,
  EmbedControls,
  EmbedOptions,
  EmbedRuntime,
  EmbedSettings,
  ScriptTagControls,
} from './Arma11Global';
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

const PREFIX = 'arma11';
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
  const prefix = data.prefix ?? PREFIX;
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

  const api: ScriptTagControls = {
    ready,
    init(given) {
      if (given.getToken) fetchSignIn();
      if (controls) controls.init(given);
      else Object.assign(options, given);
      return ready;
    },
    session: () => (controls ? controls.session() : { status: 'starting' }),
    // Never later: a window that opens after the click is blocked.
    signIn: () => controls?.signIn(),
    signOut: () => ready.then((made) => made.signOut()),
    refresh: () => controls?.refresh(),
    on: onPageEvent,
  };

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
  return api;
}

/** The first tag of a page makes the global; of a further one with a prefix of its own the tags are defined beside. */
function bootFirst(script: HTMLScriptElement) {
  const first = { ...script.dataset };
  const prefixes: Record<string, ScriptTagControls> = {};
  const bootNext = (next: HTMLScriptElement) => {
    const { prefix = PREFIX } = next.dataset;
    if (prefix !== (first.prefix ?? PREFIX) && !prefixes[prefix]) prefixes[prefix] = boot(next);
    else if (JSON.stringify(next.dataset) !== JSON.stringify(first))
      // oxlint-disable-next-line eslint/no-console -- the console is where an integrator looks
      console.warn(
        `Arma 11 ignores a second script with other settings: give it a data-prefix, or use <${prefix}-provider>.`,
      );
  };
  window.Arma11 = Object.defineProperty({ ...boot(script), prefixes }, OURS, { value: bootNext });
}

const script = document.currentScript;
const known: unknown = window.Arma11;
if (!(script instanceof HTMLScriptElement)) fail('host', 'The loader has to be a <script> of its own.');
else if (known == null) bootFirst(script);
else {
  const bootNext = (known as Partial<Record<symbol, (script: HTMLScriptElement) => void>>)[OURS];
  if (typeof bootNext === 'function') bootNext(script);
  else fail('host', 'The page uses the name Arma11 itself.');
}
