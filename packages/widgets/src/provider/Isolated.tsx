import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { adoptedStyleTarget, type StyleTarget } from './adoptedStyleTarget';
import { forwardEverything } from './forwardEverything';

// Nothing of the page gets in but its font and our custom properties.
const apart = { all: 'initial', display: 'block', direction: 'ltr', unicodeBidi: 'isolate', fontFamily: 'inherit' };

/**
 * Draws what is inside in a shadow root, out of reach of the page's CSS; clicks, contexts and focus pass as before. There
 * is no shadow root on a server: there it is an empty box.
 */
export function Isolated({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<{ root: ShadowRoot; styles: StyleTarget } | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const styles = adoptedStyleTarget(root);
    setInside({ root, styles });
    return () => {
      setInside(null);
      styles.clear();
    };
  }, []);
  return (
    <div ref={host}>
      {inside &&
        createPortal(
          <StyleSheetManager target={inside.styles.target} shouldForwardProp={forwardEverything}>
            <div style={apart as CSSProperties}>{children}</div>
          </StyleSheetManager>,
          inside.root,
        )}
    </div>
  );
}
