import { useEffect, useState, type ComponentType } from 'react';

/** A drawing whose code comes after the widget's; its place is kept meanwhile. */
export function lazyDrawing<Props extends { size: number; height?: number }>(
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyDrawing(props: Props) {
    const [Drawing, show] = useState(() => loaded);
    useEffect(() => {
      if (Drawing) return;
      let gone = false;
      const arrived = (component: ComponentType<Props>) => {
        loaded = component;
        if (!gone) show(() => component);
      };
      load().then(arrived, () => undefined);
      return () => {
        gone = true;
      };
    }, [Drawing]);
    const { size, height = size } = props;
    return Drawing ? <Drawing {...props} /> : <svg width={size} height={height} aria-hidden="true" />;
  };
}
