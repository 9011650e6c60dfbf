import type { Page } from 'playwright-core';
import { es as widgetsEs } from '@arma11/widgets';
import { en } from '../src/messages/en/en';
import { es } from '../src/messages/es';

/** Shorter ones are found by chance: a club's code, a name. */
const LEAST = 4;

/** What a group of words says: its texts, and its sentences with a 7 for whatever is filled in. */
const saidBy = (group: object): string[] =>
  Object.values(group).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    if (typeof word === 'function') return sampleOf(word as (...facts: number[]) => unknown);
    return typeof word === 'object' && word ? saidBy(word) : [];
  });

function sampleOf(sentence: (...facts: number[]) => unknown): string[] {
  try {
    const sample = sentence(7, 7, 7, 7);
    return typeof sample === 'string' ? [sample] : [];
  } catch {
    // It takes more than texts and figures.
    return [];
  }
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '').length;

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const english = new Set([...saidBy(en.words), ...saidBy(en.widgets.messages)]);
const patterns = [...new Set([...saidBy(es), ...saidBy(widgetsEs)])]
  .filter((said) => lettersOf(said) >= LEAST && !english.has(said))
  .map((said) => new RegExp(`^${said.split('7').map(escaped).join('.+')}$`));

/** Every text and accessible name of the document, shadow roots included, but what says that it is Spanish. */
function textsOf(): string[] {
  const within = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')]
      .filter((element) => !element.closest('[lang|="es"]'))
      .flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
        ...['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
  return [document.title, ...within(document.body)].map((text) => text.trim()).filter(Boolean);
}

/** What a page in English still says in the Spanish of the app or its widgets. */
export async function spanishLeft(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOf);
  return [...new Set(texts)].filter((text) => patterns.some((pattern) => pattern.test(text)));
}

/** Has every page of the context open in English. */
export const inEnglish = (page: Page) => page.addInitScript((key) => localStorage.setItem(key, 'en'), 'arma11.locale');
