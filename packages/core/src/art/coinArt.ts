import { svgNode, type SvgNode } from './svgNode';

/** The coin: its face is the mark. */
export function coinArt(): SvgNode {
  return svgNode(
    'svg',
    { viewBox: '0 0 32 32' },
    svgNode('circle', { cx: 16, cy: 17, r: 14, fill: '#a86a00' }),
    svgNode('circle', { cx: 16, cy: 15.5, r: 14, fill: '#ffc53d' }),
    svgNode('circle', { cx: 16, cy: 15.5, r: 10.8, fill: '#f3ae1b', stroke: '#a86a00', 'stroke-width': 1 }),
    svgNode('path', {
      d: 'M10.5 12.2 14 9.3V22M17.8 12.2 21.3 9.3V22',
      fill: 'none',
      stroke: '#4a2e00',
      'stroke-width': 2.8,
    }),
    svgNode('path', {
      d: 'M4 12A12.5 12.5 0 0 1 11 4.2',
      stroke: '#fff3cf',
      'stroke-width': 2,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
  );
}
