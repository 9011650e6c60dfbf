import { createRoot } from 'react-dom/client';
import type { Stage } from './stage';
import { WidgetTree, type WidgetView } from './WidgetTree';

/** A widget in its stage. */
export interface MountedWidget {
  draw(view: WidgetView): void;
  /** Takes the widget and its style sheets away. */
  unmount(): void;
}

/** Starts a widget in a stage. */
export function mountWidget(stage: Stage): MountedWidget {
  const styles = stage.newStyles();
  const root = createRoot(stage.root);
  return {
    draw: (view) => root.render(<WidgetTree view={view} styles={styles} />),
    unmount() {
      root.unmount();
      styles.clear();
    },
  };
}
