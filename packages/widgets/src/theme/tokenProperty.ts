import type { TokenName } from './tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The custom property a partner sets: `colorText` is `--arma11-color-text`. */
export const tokenProperty = (name: TokenName) => `--arma11-${kebab(name)}` as const;

/** The custom property that carries the scheme's own value; a partner's always wins over it. */
export const schemeProperty = (name: TokenName) => `--arma11-scheme-${kebab(name)}` as const;
