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
const DARK = `${values('dark')}--arma11-scheme-night:block;--arma11-scheme-day:none;`;
const LIGHT = `${values('light')}--arma11-scheme-night:none;--arma11-scheme-day:block;`;

/** Both schemes for one selector, each with its name as a property's value. */
const bothSchemes = (selector: string, property: string) => {
  const mode = (name: Mode) => `${selector}[${SCHEME_ATTRIBUTE}='${name}']`;
  const light = `${property}:light;${LIGHT}`;
  return `${selector}{${property}:dark;${DARK}}${mode('light')}{${light}}@media (prefers-color-scheme:light){${mode('auto')}{${light}}}`;
};

/** The custom property with the name of the scheme around, for those that take it on. */
export const SCHEME_NAME = '--arma11-scheme-name';

/** The declarations of both schemes for one selector ('&' inside a styled component, ':root' in a page's own sheet). */
export const schemeCss = (selector: string) => bothSchemes(selector, 'color-scheme');

/** The same, but of what is inside only those look different that ask for it: there are custom properties alone. */
export const schemeTokens = (selector: string) => bothSchemes(selector, SCHEME_NAME);
