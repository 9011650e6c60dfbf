import { forwardRef, useRef, type HTMLAttributes } from 'react';
import type { Appearance } from './appearance';
import { bothRefs } from './bothRefs';
import type { Mode } from './schemes';
import { Root } from './ThemeRoot.styles';
import { useVariables } from './useVariables';

/** Props of ThemeRoot; any attribute of a div passes through. */
export interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Light, dark, or the device's preference. @default 'auto' */
  mode?: Mode;
  /** The partner's own values for tokens. */
  appearance?: Appearance;
}

/** Gives everything inside it the look: scheme, tokens, base of the text, focus ring. */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { mode = 'auto', appearance, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement | null>(null);
  useVariables(root, appearance);
  return <Root ref={bothRefs(root, ref)} data-arma11-scheme={mode} {...rest} />;
});
