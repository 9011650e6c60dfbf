import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPhone, type PhoneOptions } from './phone';
import { sorted } from './refusals';

interface Watched {
  ran: string[];
  reports: string[];
}

/** A page that notes whatever of data is run, and what is asked for: nothing of it leaves. */
export interface WatchedPage {
  page: Page;
  /** Gives a call of ours another response than the server does. */
  answer(path: string, edit: (body: never) => unknown, status?: number): Promise<void>;
  /** All that stands in the page as text, in its fields and shadow roots too. */
  shown(): Promise<string>;
  /**
   * Fails unless all of these texts stand in the page, and nothing of them was run or could be, nobody else was asked for
   * anything, the console has no error, and no policy was broken but as it is `expected`.
   */
  assertInert(texts: readonly string[], what: string, expected?: RegExp): Promise<void>;
}

// Runs before anything of the page.
function watch() {
  const watched = { ran: [] as string[], reports: [] as string[] };
  Object.defineProperty(document, 'watched', { value: watched });
  Object.defineProperty(globalThis, 'xss', { value: () => watched.ran.push('xss()') });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    watched.reports.push(`${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}

/** What stands in the page, shadow roots included, that would run as soon as it is touched, and what has run. */
function audit(): Watched {
  const { watched } = document as unknown as { watched: Watched };
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const live = within(document).flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        if (/^on/i.test(name) || name === 'srcdoc') return true;
        // Browsers skip spaces and control characters in a scheme.
        const address = [...value].filter((letter) => letter > ' ').join('');
        if (name === 'style') return /javascript:|expression\(/i.test(value);
        return (
          /^(href|src|action|formaction|data|xlink:href|content)$/i.test(name) &&
          /^(javascript|vbscript|data:text)/i.test(address)
        );
      })
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  );
  return { ran: [...watched.ran, ...live], reports: watched.reports };
}

/** What stands in the page as text, in its fields and shadow roots too. */
function textOfPage(): string {
  const within = (root: ParentNode): (string | null)[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [element.value] : []),
      ...(element.shadowRoot ? [element.shadowRoot.textContent, ...within(element.shadowRoot)] : []),
    ]);
  return [document.body.textContent, ...within(document)].join('\n');
}

/** What the console says of a policy; the page has told it, too. */
const OF_POLICY = /Content Security Policy/;

/** Opens a page that is signed in with a session of its `options`, or signed out. Of other origins than those that are `known` nothing comes. */
export async function openWatched(
  baseUrl: string,
  options: PhoneOptions = {},
  known: readonly string[] = [baseUrl],
): Promise<WatchedPage> {
  const { page, errors } = await openPhone(baseUrl, { ...options, asksOthers: true });
  const elsewhere: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(watch);
  await page.route(
    ({ origin }) => !known.includes(origin),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  const shown = () => page.evaluate(textOfPage);
  return {
    page,
    shown,
    async answer(path, edit, status) {
      await page.route(
        ({ pathname }) => pathname === `/services/${path}`,
        async (route) => {
          const response = await route.fetch();
          const body = edit((await response.json()) as never);
          await route.fulfill({ status: status ?? response.status(), contentType: 'application/json', json: body });
        },
      );
    },
    async assertInert(texts, what, expected) {
      const missing = async () => {
        const all = await shown();
        return texts.filter((text) => !all.includes(text));
      };
      await expect.poll(missing, { message: `${what}: texts that are not in the page`, timeout: 15_000 }).toEqual([]);
      const { ran, reports } = await page.evaluate(audit);
      const unexpected = reports.filter((report) => !expected?.test(report));
      const broken = sorted(errors).broken.filter((error) => !OF_POLICY.test(error));
      const found = { ran, unexpected, dialogs, elsewhere, broken };
      expect({ what, ...found }).toEqual({ what, ran: [], unexpected: [], dialogs: [], elsewhere: [], broken: [] });
    },
  };
}
