import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { schemeCss, schemeTokens } from './schemes';
import { ThemeRoot } from './ThemeRoot';
import { fontSize, token } from './token';
import { tokenProperty } from './tokenProperty';
import { TOKEN_NAMES, tokens } from './tokens';

afterEach(cleanup);

describe('a token in a style', () => {
  it("is the partner's value, then the scheme's, then the dark default", () => {
    expect(token('colorTextMuted')).toBe(
      'var(--arma11-color-text-muted, var(--arma11-scheme-color-text-muted, #a9b8ae))',
    );
  });

  it('has a name in kebab case for every name in camel case', () => {
    for (const name of TOKEN_NAMES) expect(tokenProperty(name)).toMatch(/^--arma11(-[a-z]+)+$/);
  });

  it('never gives text in rem, which a host page may have changed', () => {
    expect(fontSize(15)).toBe('calc(var(--arma11-font-size-base, var(--arma11-scheme-font-size-base, 15px)) * 1)');
  });
});

describe('the schemes', () => {
  const css = schemeCss('.x');

  it('give every colour that differs between them, in both', () => {
    for (const name of TOKEN_NAMES) {
      if (tokens[name].dark === tokens[name].light) continue;
      expect(css).toContain(`:${tokens[name].dark};`);
      expect(css.split(`:${tokens[name].light};`).length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  it('never set the names that a partner sets', () => {
    expect(css.replaceAll('--arma11-scheme-', '')).not.toContain('--arma11-');
  });

  it("follow the device only when the mode is 'auto'", () => {
    expect(css).toMatch(/@media \(prefers-color-scheme:light\)\{\.x\[data-arma11-scheme='auto'\]/);
  });
});

describe("the schemes' tokens", () => {
  it('are the same schemes in custom properties alone', () => {
    const css = schemeTokens('.x');
    expect(css.replaceAll('--arma11-scheme-name:', 'color-scheme:')).toBe(schemeCss('.x'));
    const declarations = [...css.matchAll(/[{;](?!\})([\w-]+):/g)].map(([, name]) => name);
    expect(declarations.length).toBeGreaterThan(0);
    expect(declarations.filter((name) => !name?.startsWith('--arma11-scheme-'))).toEqual([]);
  });
});

describe('ThemeRoot', () => {
  it('carries the mode and turns appearance.variables into custom properties', () => {
    render(
      <ThemeRoot mode="light" appearance={{ variables: { colorAccent: '#abcdef', radius: '0' } }}>
        hola
      </ThemeRoot>,
    );
    const root = screen.getByText('hola');
    expect(root.getAttribute('data-arma11-scheme')).toBe('light');
    expect(root.style.getPropertyValue('--arma11-color-accent')).toBe('#abcdef');
    expect(root.style.getPropertyValue('--arma11-radius')).toBe('0');
  });

  it('is as the device is set, unless told', () => {
    render(<ThemeRoot>noche</ThemeRoot>);
    expect(screen.getByText('noche').getAttribute('data-arma11-scheme')).toBe('auto');
  });
});
