import type { Page } from 'playwright-core';

/** A gap of one pixel is how a browser rounds. */
const ROUNDED = 1.5;

/**
 * Returns what a page shows in part or not at all: that it scrolls sideways, words that a box cuts without dots at their
 * end, and controls beside the screen. What a strip that scrolls keeps for later is no such thing.
 */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate((rounded) => {
    const wide = document.documentElement.clientWidth;
    const nameOf = (node: Element) => `<${node.localName}> '${node.textContent?.trim().slice(0, 40)}'`;
    const isShown = (node: Element) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });

    /** The boxes around a node, from the inside out, up to one that scrolls sideways. */
    function boxesAround(node: Element): { boxes: Element[]; scrolls: boolean } {
      const boxes: Element[] = [];
      for (let up: Element | null = node; up && up !== document.body; up = up.parentElement) {
        const { overflowX, display } = getComputedStyle(up);
        if (/auto|scroll/.test(overflowX)) return { boxes, scrolls: true };
        if (/hidden|clip/.test(overflowX) && display !== 'inline') boxes.push(up);
      }
      return { boxes, scrolls: false };
    }

    function isCut(text: Node): boolean {
      const parent = text.parentElement!;
      if (!text.nodeValue?.trim() || !isShown(parent)) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const { boxes, scrolls } = boxesAround(parent);
      const rects = boxes.map((box) => ({ box, rect: box.getBoundingClientRect() }));
      // What is for screen readers alone.
      if (width === 0 || rects.some(({ rect }) => rect.width <= 2)) return false;
      const over = rects.find(({ rect }) => right > rect.right + rounded || left < rect.left - rounded);
      if (over) return getComputedStyle(over.box).textOverflow !== 'ellipsis';
      return !scrolls && (right > wide + rounded || left < -rounded);
    }

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<Element>();
    while (words.nextNode()) if (isCut(words.currentNode)) cut.add(words.currentNode.parentElement!);
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter((control) => {
      const { left, right, bottom } = control.getBoundingClientRect();
      const beside = right > wide + rounded || (left < -rounded && right > 0 && bottom > 0);
      return beside && isShown(control) && !boxesAround(control).scrolls;
    });
    return [
      ...(document.documentElement.scrollWidth > wide + 1 ? ['scrolls sideways'] : []),
      ...Array.from(cut, (node) => `cuts ${nameOf(node)}`),
      ...controls.map((node) => `has beside the screen ${nameOf(node)}`),
    ];
  }, ROUNDED);
