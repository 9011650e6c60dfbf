import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type InsertionTarget = NonNullable<ComponentProps<typeof StyleSheetManager>['target']>;

/** Where the styles of one widget go, and how they go away with it. */
export interface StyleTarget {
  target: InsertionTarget;
  /** Takes them out of the root again. */
  clear(): void;
}

/**
 * A `StyleSheetManager` target that keeps every rule in `adoptedStyleSheets`, where CSP's `style-src` does not apply
 * (embedding.md A4.1). Browsers without constructable sheets get `<style>` elements in the root: those need the nonce.
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

/** Development builds of styled-components write each rule as a text node, which counts for nothing outside a document. */
function mirrorText(style: HTMLStyleElement, sheet: CSSStyleSheet): void {
  const mirrored: Node[] = [];
  const insertBefore = style.insertBefore.bind(style);
  const removeChild = style.removeChild.bind(style);
  Object.assign(style, {
    insertBefore(node: Node, next: Node | null) {
      let later = next;
      while (later && !mirrored.includes(later)) later = later.nextSibling;
      const at = later ? mirrored.indexOf(later) : mirrored.length;
      if (insertedRule(sheet, node.textContent ?? '', at)) mirrored.splice(at, 0, node);
      return insertBefore(node, next);
    },
    removeChild(node: Node) {
      const at = mirrored.indexOf(node);
      if (at >= 0) {
        sheet.deleteRule(at);
        mirrored.splice(at, 1);
      }
      return removeChild(node);
    },
  });
}

/** A rule that this browser does not know is left out, as everywhere in CSS. */
function insertedRule(sheet: CSSStyleSheet, rule: string, at: number): boolean {
  try {
    sheet.insertRule(rule, at);
    return true;
  } catch {
    return false;
  }
}
