import { tokens, type TokenName } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The custom property a partner sets: `colorText` is `--arma11-color-text`. */
export const tokenProperty = (name: TokenName) => `--arma11-${kebab(name)}` as const;

/** The custom property that carries the scheme's own value; a partner's always wins over it. */
export const schemeProperty = (name: TokenName) => `--arma11-scheme-${kebab(name)}` as const;

/** A token in a style: the partner's value, else the scheme's, else the dark default. */
export const token = (name: TokenName) =>
  `var(${tokenProperty(name)}, var(${schemeProperty(name)}, ${tokens[name].dark}))` as const;

/** A size of text given in the pixels of the drawings, which follows the base size of the widget. */
export const fontSize = (pixels: number) => `calc(${token('fontSizeBase')} * ${Number((pixels / 15).toFixed(4))})`;

/** A distance on the grid: `space(4)` is 16 px unless the partner changes the grid. */
export const space = (steps: number) => `calc(${token('space')} * ${steps})`;

/** A duration that the motion token stretches or stops. */
export const duration = (milliseconds: number) => `calc(${milliseconds}ms * ${token('motion')})`;
