import { tokenProperty } from './tokenProperty';
import type { TokenName } from './tokens';

/** What a partner may change: any token, by its camelCase name. */
export interface Appearance {
  variables?: Partial<Record<TokenName, string>>;
}

/** The custom properties of an appearance, to be set on the widget's root element. */
export function appearanceStyle(appearance: Appearance | undefined): Record<string, string> {
  const style: Record<string, string> = {};
  for (const [name, value] of Object.entries(appearance?.variables ?? {})) {
    if (value !== undefined) style[tokenProperty(name as TokenName)] = value;
  }
  return style;
}
