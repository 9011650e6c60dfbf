import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react';
import { appearanceStyle, type Appearance } from './appearance';
import type { Mode } from './schemes';
import { Root } from './ThemeRoot.styles';

/** Props of ThemeRoot; any attribute of a div passes through. */
export interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Light, dark, or the device's preference. @default 'dark' */
  mode?: Mode;
  /** The partner's own values for tokens. */
  appearance?: Appearance;
}

/** Gives everything inside it the look: scheme, tokens, base of the text, focus ring. */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { mode = 'dark', appearance, style, ...rest },
  ref,
) {
  const variables = appearanceStyle(appearance) as CSSProperties;
  return <Root ref={ref} data-arma11-scheme={mode} style={{ ...variables, ...style }} {...rest} />;
});
