import { onPageEvent } from '../elements/onPageEvent';
import type {
  Arma11Global,
  EmbedControls,
  EmbedOptions,
  EmbedRuntime,
  EmbedSettings,
  ScriptTagControls,
} from './Arma11Global';
import { atOnce, checkedImports, OURS } from './checkedImports';
import { earlyReads } from './earlyReads';

declare global {
  interface Window {
    Arma11?: Arma11Global;
  }
}

const PREFIX = 'arma11';

/** Sends the page an event that says why nothing happens; what it wrote inside the tags stays. */
function fail(code: string, message: string) {
  document.dispatchEvent(new CustomEvent('arma11-error', { detail: { code, message, serverCode: null } }));
}

/** Calls `look` now, and once more when the page has been read to its end. */
function whilePageLoads(look: () => void) {
  look();
  document.addEventListener('DOMContentLoaded', look);
}

function boot(script: HTMLScriptElement) {
  const data = { ...script.dataset };
  const { prefix = PREFIX } = data;
  const { origin } = new URL(script.src);
  const options: EmbedOptions = {};
  const early: EmbedSettings['early'] = new Map();
  let controls: EmbedControls | undefined;

  const load = checkedImports(script);

  const ready = (load('runtime') as Promise<EmbedRuntime>).then(
    ({ start }) => (controls = start({ baseUrl: origin, data, early, options })),
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
    session: () => controls?.session() ?? { status: 'starting' },
    // Never later: a window that opens after the click is blocked.
    signIn: () => controls?.signIn(),
    signOut: () => ready.then((made) => made.signOut()),
    refresh: () => controls?.refresh(),
    on: onPageEvent,
  };

  /** The widgets of the tags on the page come with the runtime, not after it. */
  function fetchWidgets() {
    for (const name in atOnce) if (document.querySelector(`${prefix}-${name}`)) void load(name);
  }

  /** Where a player may be in before anybody clicks, the first answers wait for this code. */
  function fetchSignIn() {
    void load('sign-in-ways');
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
    const url = `${origin}/services/${path}?pk=${encodeURIComponent(data.key!)}`;
    if (early.has(url)) return;
    const answer = fetch(url);
    early.set(url, answer);
    // Who takes it hears of the failure.
    answer.catch(() => undefined);
  }

  whilePageLoads(() => {
    readEarly();
    fetchWidgets();
  });
  return api;
}

/** The first tag of a page makes the global; of a further one with a prefix of its own the tags are defined beside. */
function bootFirst(script: HTMLScriptElement) {
  const { prefix: own = PREFIX } = script.dataset;
  const settings = JSON.stringify(script.dataset);
  const prefixes: Record<string, ScriptTagControls> = {};
  const bootNext = (next: HTMLScriptElement) => {
    const { prefix = PREFIX } = next.dataset;
    if (prefix !== own && !prefixes[prefix]) prefixes[prefix] = boot(next);
    else if (JSON.stringify(next.dataset) !== settings)
      // oxlint-disable-next-line eslint/no-console -- the console is where an integrator looks
      console.warn(`Arma 11 ignores a second script: give it a data-prefix, or use <${prefix}-provider>.`);
  };
  window.Arma11 = Object.assign(boot(script), { prefixes, [OURS]: bootNext });
}

const script = document.currentScript;
const known: unknown = window.Arma11;
if (!(script instanceof HTMLScriptElement)) fail('host', 'The loader must be a <script>.');
else if (known == null) bootFirst(script);
else {
  const bootNext = (known as Partial<Record<symbol, (script: HTMLScriptElement) => void>>)[OURS];
  if (typeof bootNext === 'function') bootNext(script);
  else fail('host', 'The page has its own Arma11.');
}
