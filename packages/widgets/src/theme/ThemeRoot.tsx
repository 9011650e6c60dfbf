import { forwardRef, useEffect, useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import { bothRefs } from './bothRefs';
import { appearanceStyle, type Appearance } from './appearance';
import type { Mode } from './schemes';
import { Root } from './ThemeRoot.styles';

/** Props of ThemeRoot; any attribute of a div passes through. */
export interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  /** Light, dark, or the device's preference. @default 'auto' */
  mode?: Mode;
  /** The partner's own values for tokens. */
  appearance?: Appearance;
}

// A server that is asked for a layout effect warns, before React 19.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Gives everything inside it the look: scheme, tokens, base of the text, focus ring. A partner's tokens are set through the
 * DOM before the first paint: in a server's markup they would be a `style`, which a strict policy refuses.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { mode = 'auto', appearance, ...rest },
  ref,
) {
  const root = useRef<HTMLDivElement | null>(null);
  useBeforePaint(() => {
    const { style } = root.current!;
    const variables = Object.entries(appearanceStyle(appearance));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [appearance]);
  return <Root ref={bothRefs(root, ref)} data-arma11-scheme={mode} {...rest} />;
});
