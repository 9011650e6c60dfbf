/** Development builds of styled-components write each rule as a text node, which counts for nothing outside a document. */
export function mirrorText(style: HTMLStyleElement, sheet: CSSStyleSheet): void {
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
