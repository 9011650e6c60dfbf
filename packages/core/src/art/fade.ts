import { svgNode, type SvgNode } from './svgNode';

const SURFACE = 'var(--arma11-color-surface, var(--arma11-scheme-color-surface, #0c1512))';

/** A gradient down into the page's ground, for drawings that end where the page begins. */
export const fadeToSurface = (id: string): SvgNode =>
  svgNode(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    svgNode('stop', { 'stop-color': SURFACE, 'stop-opacity': 0 }),
    svgNode('stop', { offset: 1, 'stop-color': SURFACE }),
  );

/** Stops of one colour that only changes in strength. */
export const stopsOf = (
  colour: string,
  ...list: readonly (readonly [offset: number, opacity: number])[]
): readonly SvgNode[] =>
  list.map(([offset, opacity]) => svgNode('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }));
