import { schemeProperty } from './tokenProperty';
import { TOKEN_NAMES, tokens } from './tokens';

/** How a scheme is chosen: fixed, or by what the player's device prefers. */
export type Mode = 'light' | 'dark' | 'auto';

/** The attribute that carries the mode. */
export const SCHEME_ATTRIBUTE = 'data-arma11-scheme';

const values = (scheme: 'dark' | 'light') =>
  TOKEN_NAMES.filter((name) => tokens[name].light !== tokens[name].dark)
    .map((name) => `${schemeProperty(name)}:${tokens[name][scheme]};`)
    .join('');

// Two switches beside the tokens: night art shows in the dark, day art in the light.
const DARK = `color-scheme:dark;${values('dark')}--arma11-scheme-night:block;--arma11-scheme-day:none;`;
const LIGHT = `color-scheme:light;${values('light')}--arma11-scheme-night:none;--arma11-scheme-day:block;`;

/** The declarations of both schemes for one selector ('&' inside a styled component, ':root' in a page's own sheet). */
export const schemeCss = (selector: string) => {
  const mode = (name: Mode) =>
    selector === ':root' ? `:root[${SCHEME_ATTRIBUTE}='${name}']` : `${selector}[${SCHEME_ATTRIBUTE}='${name}']`;
  const light = `${mode('light')}{${LIGHT}}`;
  return `${selector}{${DARK}}${light}@media (prefers-color-scheme:light){${mode('auto')}{${LIGHT}}}`;
};
