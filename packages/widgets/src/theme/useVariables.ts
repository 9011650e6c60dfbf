import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { appearanceStyle, type Appearance } from './appearance';

// A server that is asked for a layout effect warns, before React 19.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Sets a partner's tokens on an element. They are set through the DOM before the first paint: in a server's markup they would
 * be a `style`, which a strict policy refuses.
 */
export function useVariables(root: RefObject<HTMLElement | null>, appearance: Appearance | undefined): void {
  useBeforePaint(() => {
    const { style } = root.current!;
    const variables = Object.entries(appearanceStyle(appearance));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [root, appearance]);
}
