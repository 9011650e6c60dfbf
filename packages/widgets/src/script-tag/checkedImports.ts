/** The version, which names the folder beside the loader's; the build writes it. */
declare const EMBED_BUILD: string;

/**
 * Of the files that a page may load at once: their SHA-256, and what each imports, by name without its ending.
 * The build writes them; what is loaded later stands in a file of its own, which is one of these.
 */
declare const EMBED_FILES: Record<string, string>;

/** The files whose hashes the loader has; those of the tags that it may fetch before the runtime asks are among them. */
export const atOnce = EMBED_FILES;

/** Loads one file of the script tag by its name without the ending. */
export type Import = (name: string) => Promise<unknown>;

const RUNTIME = 'runtime';

/**
 * Marks what we made: an element named Arma11 can stand in for the global, but it cannot carry a symbol. Under it the files
 * themselves find `load` on the page, so that what they load on demand is checked as well.
 */
export const OURS = Symbol.for('arma11.loader');

/**
 * `import()` that refuses a file whose bytes are not those that were built. All that it imports is checked before it runs.
 * Whoever trusts the loader, by the `integrity` of its tag, trusts the rest with it.
 */
export function checkedImports({ src, nonce, integrity: pinned }: HTMLScriptElement): Import {
  let build = EMBED_BUILD;
  let files = { ...atOnce };
  const checks: Record<string, Promise<string>> = {};

  async function start(name: string): Promise<string> {
    if (!files[name]) Object.assign(files, ((await load('integrity')) as { default: typeof files }).default);
    const [hash, ...needs] = files[name]!.split(' ');
    const from = build;
    const { href } = new URL(`../${from}/${name}.js`, src);
    const integrity = `sha256-${hash}`;
    // Every browser refuses here, and may try again. A page that pollutes prototypes adds nothing to what is asked.
    await Promise.all([fetch(href, { __proto__: null, integrity } as RequestInit), ...needs.map(check)]);
    // With the runtime of another build comes its own file.
    if (from !== build) return start(name);
    // Chromium and Firefox run only what has this hash, whatever a server answers the second time.
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, integrity, nonce }),
    );
    return href;
  }

  const check = (name: string): Promise<string> =>
    (checks[name] ??= start(name).catch((error: unknown) => {
      delete checks[name];
      if (name === RUNTIME && !pinned) return today(error);
      throw error;
    }));

  /** A loader that was kept from before a release goes on with the code of today, which the server vouches for as it did for it. */
  async function today(error: unknown): Promise<string> {
    const { version, checked } = await (await fetch(new URL('manifest.json', src))).json();
    if (build === version) throw error;
    build = version;
    files = checked;
    return check(RUNTIME);
  }

  function load(name: string): Promise<unknown> {
    // `import()` alone is allowed by every policy that lets the loader run (docs/csp.md).
    const module = check(name).then((href) => import(/* @vite-ignore */ href));
    // Who waits for it hears of the failure.
    module.catch(() => undefined);
    return module;
  }
  (globalThis as Record<symbol, unknown>)[OURS] = load;
  return load;
}
