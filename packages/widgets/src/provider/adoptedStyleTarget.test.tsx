import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { styled, StyleSheetManager } from 'styled-components';
import { adoptedStyleTarget } from './adoptedStyleTarget';

const Red = styled.b`
  color: red;
`;
const Blue = styled.i`
  color: blue;
`;
let root: ShadowRoot;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('x-host')).attachShadow({ mode: 'open' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function show(nonce?: string) {
  const styles = adoptedStyleTarget(root);
  const container = root.appendChild(document.createElement('div'));
  const view = render(
    <StyleSheetManager target={styles.target} {...(nonce ? { nonce } : {})}>
      <Red />
      <Blue />
    </StyleSheetManager>,
    { container, baseElement: container },
  );
  return { ...view, styles };
}
const inHead = () => document.head.querySelectorAll('style').length;

const rulesOf = (sheet: CSSStyleSheet | null | undefined) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' ');

describe('in a browser with constructable sheets', () => {
  it('keeps every rule in one adopted sheet, and no style element anywhere', () => {
    const before = inHead();
    show();
    expect(root.adoptedStyleSheets).toHaveLength(1);
    const rules = rulesOf(root.adoptedStyleSheets[0]);
    for (const colour of ['red', 'blue']) expect(rules).toContain(`color: ${colour}`);
    expect(root.querySelector('style')).toBeNull();
    expect(inHead()).toBe(before);
  });

  it('leaves none of its sheets after 200 mounts, and those of others where they are', () => {
    const foreign = new CSSStyleSheet();
    root.adoptedStyleSheets.push(foreign);
    for (let mount = 0; mount < 200; mount++) {
      const { unmount, styles } = show();
      expect(root.adoptedStyleSheets).toHaveLength(2);
      unmount();
      styles.clear();
    }
    expect([...root.adoptedStyleSheets]).toEqual([foreign]);
  });

  it('gives the sheet to whoever inserts rules into it by the CSS object model', () => {
    const style = document.createElement('style');
    (adoptedStyleTarget(root).target as unknown as ParentNode & Node).insertBefore(style, null);
    style.sheet?.insertRule('b { color: red; }', 0);
    expect(rulesOf(root.adoptedStyleSheets[0])).toBe('b { color: red; }');
  });

  it('keeps step with the text that a development build of styled-components writes', () => {
    const style = document.createElement('style');
    (adoptedStyleTarget(root).target as unknown as ParentNode & Node).insertBefore(style, null);
    const write = (rule: string, next: Node | null = null) => style.insertBefore(document.createTextNode(rule), next);
    const red = write('b { color: red; }');
    const refused = write('%not a rule%');
    write('i { color: blue; }');
    write('s { color: pink; }', refused);
    write('u { color: lime; }', red);
    expect(rulesOf(root.adoptedStyleSheets[0])).toBe(
      'u { color: lime; } b { color: red; } s { color: pink; } i { color: blue; }',
    );
    style.removeChild(red);
    expect(rulesOf(root.adoptedStyleSheets[0])).toBe('u { color: lime; } s { color: pink; } i { color: blue; }');
  });
});

describe('in a browser without', () => {
  beforeEach(() => vi.stubGlobal('CSSStyleSheet', undefined));

  it('writes style elements into the root, with the nonce of the page', () => {
    const { styles, unmount } = show('abc');
    const [style] = root.querySelectorAll('style');
    expect(style?.getAttribute('nonce')).toBe('abc');
    expect(rulesOf(style?.sheet)).toContain('color: red');
    unmount();
    styles.clear();
    expect(root.querySelectorAll('style')).toHaveLength(0);
  });
});
