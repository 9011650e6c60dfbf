import type { CDPSession, Page } from 'playwright-core';

/** What an earlier visit saw in a font of ours: a character in a family, weight and style. */
const known = new Set<string>();

interface Candidate {
  /** How the element is named in a sentence. */
  name: string;
  text: string;
  kinds: string[];
}

interface PlatformFont {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

/**
 * Runs in the page: the elements that draw text of their own, also inside shadow roots, and in `window` themselves for the
 * debugger. Looks at what is shown alone.
 */
function textElements(): Candidate[] {
  const elements: Element[] = [];
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      elements.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  const ownText = (element: Element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return ['hidden', 'checkbox', 'radio', 'file'].includes(element.type) ? '' : element.value || element.placeholder;
    return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
  };
  const generated = (element: Element) =>
    ['::before', '::after']
      .map((pseudo) => /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '')
      .join('');
  const found: Candidate[] = [];
  const shown: Element[] = [];
  for (const element of elements) {
    const text = `${ownText(element)}${generated(element)}`.replaceAll(/\s+/g, ' ').trim();
    const { width, height } = element.getBoundingClientRect();
    // What is for screen readers alone is cut to a point.
    if (text === '' || width <= 1 || height <= 1 || !element.checkVisibility()) continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const kinds = [...new Set(text)].map((character) => `${character} ${fontFamily} ${fontWeight} ${fontStyle}`);
    found.push({ name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`, text, kinds });
    shown.push(element);
  }
  Object.assign(window, { arma11Texts: shown });
  return found;
}

async function fontsOf(cdp: CDPSession, at: number): Promise<PlatformFont[]> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `window.arma11Texts[${at}]` });
  const { nodeId } = await cdp.send('DOM.requestNode', { objectId: result.objectId! });
  return (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

/** A sentence for each text of the page of which some glyphs come from a font of the machine, not from one of our own. */
export async function systemFontTexts(page: Page): Promise<string[]> {
  const candidates = await page.evaluate(textElements);
  const unknown = candidates.flatMap(({ kinds }, at) => (kinds.every((kind) => known.has(kind)) ? [] : [at]));
  if (unknown.length === 0) return [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await cdp.send('DOM.getDocument');
  const problems: string[] = [];
  for (const at of unknown) {
    const { name, text, kinds } = candidates[at]!;
    if (kinds.every((kind) => known.has(kind))) continue;
    const foreign = (await fontsOf(cdp, at)).filter(({ isCustomFont }) => !isCustomFont);
    if (foreign.length === 0) for (const kind of kinds) known.add(kind);
    for (const { familyName, glyphCount } of foreign)
      problems.push(`${glyphCount} glyphs of ${name} '${text.slice(0, 60)}' come from ${familyName}`);
  }
  await cdp.detach();
  return problems;
}
