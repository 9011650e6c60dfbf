import { useEffect, useState, type ComponentType } from 'react';

const all = () => import('./drawings');
type Drawings = Awaited<ReturnType<typeof all>>;

let loaded: Drawings | undefined;

/** Where a drawing will be; most of them are square. */
const Place = ({ size, height = size }: { size?: number | undefined; height?: number | undefined }) => (
  <svg width={size} height={height} viewBox="0 0 48 48" aria-hidden="true" />
);

/** A drawing whose code comes after the widget's, all drawings in one file; its place is kept meanwhile. */
export function lazyDrawing<Props extends { size?: number; height?: number }>(
  choose: (drawings: Drawings) => ComponentType<Props>,
) {
  return function LazyDrawing(props: Props) {
    const [drawings, show] = useState(loaded);
    useEffect(() => {
      if (drawings) return;
      let gone = false;
      const arrived = (module: Drawings) => {
        loaded = module;
        if (!gone) show(module);
      };
      // Without the drawing everything is still there to read.
      all().then(arrived, () => undefined);
      return () => {
        gone = true;
      };
    }, [drawings]);
    if (!drawings) return <Place size={props.size} height={props.height} />;
    const Drawing = choose(drawings);
    return <Drawing {...props} />;
  };
}
