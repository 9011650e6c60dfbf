/** Declarations and values that recur in our rules, with what stands for them; `longRule.ts` of the embed is the way back. */
const SHORTHANDS = /** @type {const} */ ([
  [
    'font-family:var(--arma11-font-display,inherit);font-weight:700;line-height:1;font-variant-numeric:tabular-nums;letter-spacing:0.002em',
    '~',
  ],
  [/calc\(var\(--arma11-font-size-base,15px\) \* ([\d.]+)\)/g, '%$1'],
  [/max\(%0\.8667,calc\(%([\d.]+) \* var\(--arma11-display-scale,0\.85\)\)\)/g, '^$1'],
  [/--arma11-scheme-(?=[\w-]+:)/g, '$$$$'],
]);

/**
 * A rule in fewer letters.
 * @param {string} rule
 */
export const shortRule = (rule) =>
  SHORTHANDS.reduce((text, [long, short]) => text.replaceAll(/** @type {string} */ (long), short), rule);
