import { fontSize, token } from './token';

/** Declarations that all text of ours begins from; with its boxes and its focus ring. */
export const baseText = `
  box-sizing: border-box;
  color: ${token('colorText')};
  font-family: var(--arma11-font-family, inherit);
  font-size: ${fontSize(15)};
  font-weight: 400;
  font-style: normal;
  line-height: 1.4;
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  & :focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }
`;

/** Declarations of headings and numerals: the display face with figures of one width. */
export const displayText = `font-family:${token('fontDisplay')};font-weight:700;line-height:1;font-variant-numeric:tabular-nums;letter-spacing:0.002em;`;

/** A size of heading or numeral, smaller where the page brings no condensed face, but never under the smallest text. */
export const displaySize = (pixels: number) =>
  `max(${fontSize(13)}, calc(${fontSize(pixels)} * ${token('displayScale')}))`;

/** Declarations that cut a long name on one line without cutting the tail of its g. */
export const ellipsis =
  'white-space:nowrap;overflow:hidden;text-overflow:ellipsis;padding-block-end:0.16em;margin-block-end:-0.16em;';

/** Declarations that hide a piece from sight and leave it to screen readers. */
export const visuallyHidden =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;';
