// What the theme says without React, in a file of its own when it is built: a server component may call it.
export { appearanceStyle, type Appearance } from './appearance';
export { brandAppearance } from './brand';
export { SCENE } from './scene';
export { SCHEME_ATTRIBUTE, schemeCss, type Mode } from './schemes';
export { duration, fontSize, space, token } from './token';
export { schemeProperty, tokenProperty } from './tokenProperty';
export { TOKEN_NAMES, tokens, type TokenKind, type TokenName, type TokenSpec } from './tokens';
export { displaySize, displayText, ellipsis, visuallyHidden } from './typography';
