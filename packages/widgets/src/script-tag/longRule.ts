const DISPLAY =
  'font-family:var(--arma11-font-display,inherit);font-weight:700;line-height:1;font-variant-numeric:tabular-nums;letter-spacing:0.002em';

/**
 * A rule as the browser takes it, from the few letters in which the build ships it (scripts/embed/shortRule.mjs):
 * `$color-text` is the partner's value, else the scheme's (theme/token.ts); `%1.2` a size of text, `^1.2` of a heading.
 */
export const longRule = (rule: string): string =>
  rule
    .replaceAll('~', DISPLAY)
    .replaceAll('$$', '--arma11-scheme-')
    .replace(/\^([\d.]+)/g, 'max(%0.8667,calc(%$1 * var(--arma11-display-scale,0.85)))')
    .replace(/%(\d[\d.]*)/g, 'calc(var(--arma11-font-size-base,15px) * $1)')
    .replace(/\$([a-z][\w-]*)/g, 'var(--arma11-$1,var(--arma11-scheme-$1))');
