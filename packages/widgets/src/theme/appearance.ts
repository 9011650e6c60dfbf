import { tokenProperty } from './token';
import { TOKEN_NAMES, type TokenName } from './tokens';

/** What a partner may change: any token, by its camelCase name. */
export interface Appearance {
  variables?: Partial<Record<TokenName, string>>;
}

/** The custom properties of an appearance, to be set on the widget's root element. */
export function appearanceStyle(appearance: Appearance | undefined): Record<string, string> {
  const style: Record<string, string> = {};
  for (const name of TOKEN_NAMES) {
    const value = appearance?.variables?.[name];
    if (value !== undefined) style[tokenProperty(name)] = value;
  }
  return style;
}
