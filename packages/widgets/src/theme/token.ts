import { schemeProperty, tokenProperty } from './tokenProperty';
import { tokens, type TokenName } from './tokens';

/** A token in a style: the partner's value, else the scheme's, else the dark default. */
export const token = (name: TokenName) =>
  `var(${tokenProperty(name)}, var(${schemeProperty(name)}, ${tokens[name].dark}))` as const;

/** A text size in pixels at the default base size of 15 px; it scales with the token `fontSizeBase`. */
export const fontSize = (pixels: number) => `calc(${token('fontSizeBase')} * ${Number((pixels / 15).toFixed(4))})`;

/** A distance on the grid: `space(4)` is 16 px unless the partner changes the grid. */
export const space = (steps: number) => `calc(${token('space')} * ${steps})`;

/** A duration that the motion token stretches or stops. */
export const duration = (milliseconds: number) => `calc(${milliseconds}ms * ${token('motion')})`;
