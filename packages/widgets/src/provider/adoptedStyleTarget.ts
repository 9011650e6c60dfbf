import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';
import { mirrorText } from './mirrorText';

type InsertionTarget = NonNullable<ComponentProps<typeof StyleSheetManager>['target']>;

/** Where the styles of one widget go, and how they go away with it. */
export interface StyleTarget {
  target: InsertionTarget;
  /** Takes them out of the root again. */
  clear(): void;
}

/**
 * A `StyleSheetManager` target that keeps every rule in `adoptedStyleSheets`, where CSP's `style-src` does not apply
 * (docs/csp.md). Browsers without constructable sheets get `<style>` elements in the root: those need the nonce.
 */
export function adoptedStyleTarget(root: ShadowRoot): StyleTarget {
  const sheets: CSSStyleSheet[] = [];
  const styles: HTMLStyleElement[] = [];
  const target = {
    getRootNode: () => root,
    querySelectorAll: () => [],
    insertBefore(style: HTMLStyleElement) {
      const sheet = adoptSheet(root);
      if (!sheet) {
        styles.push(style);
        return root.appendChild(style);
      }
      sheets.push(sheet);
      Object.defineProperty(style, 'sheet', { value: sheet });
      mirrorText(style, sheet);
      return style;
    },
  };
  const clear = () => {
    for (const style of styles.splice(0)) style.remove();
    const gone = sheets.splice(0);
    if (gone.length > 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !gone.includes(sheet));
  };
  return { target: target as unknown as InsertionTarget, clear };
}

/** A new sheet in force in a root, or undefined where the browser cannot make one. */
export function adoptSheet(root: ShadowRoot): CSSStyleSheet | undefined {
  // A sheet belongs to the window that made it: an element may have been moved into a frame.
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in root) || !('replaceSync' in Sheet.prototype)) return undefined;
  const sheet = new Sheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
}
